import { useEffect, useRef, useState } from 'react';
import { useReadCheckIns } from './api.ts';
import { isSaidIn, sentVersionOf, type WaitingCheckIn } from './waiting.ts';

interface Of {
  userId: string;
  /** What waits of the day. */
  waits: WaitingCheckIn | undefined;
  onOvertaken: () => void;
}

/** The version of what waited while its form was open, once it is sent: the form goes on from there. */
export function useSentVersion({ userId, waits, onOvertaken }: Of) {
  const readCheckIns = useReadCheckIns(userId);
  const [sentVersion, setSentVersion] = useState<number>();
  const waited = useRef(waits);
  /** The key of what stands in this form: another tab may keep what nobody has seen here. */
  const own = useRef(waits?.body.requestKey);

  async function learn(gone: WaitingCheckIn): Promise<void> {
    const { date, requestKey } = gone.body;
    const sent = sentVersionOf(requestKey);
    if (sent !== undefined) return setSentVersion(sent);
    // Another tab of this device may have sent it; or the server has refused it, for another device was first.
    const stored = (await readCheckIns()).find((checkIn) => checkIn.date === date);
    if (stored && requestKey === own.current && isSaidIn(stored, gone)) {
      setSentVersion(stored.version);
    } else onOvertaken();
  }

  const latest = useRef({ waits, learn });
  latest.current = { waits, learn };
  const key = waits?.body.requestKey;
  useEffect(() => {
    const gone = waited.current;
    waited.current = key === undefined ? undefined : latest.current.waits;
    // Where nothing can be read, the server says later what the form has to be told.
    if (gone && key === undefined) void latest.current.learn(gone).catch(() => undefined);
  }, [key]);

  return {
    sentVersion,
    /** What waits is let go of by this very form. */
    forget: () => {
      waited.current = undefined;
    },
    /** What stands in the form now waits. */
    own: (requestKey: string | undefined) => {
      own.current = requestKey;
    },
  };
}
