import { useEffect, useRef, useState } from 'react';
import { useFetchCheckIns } from './api.ts';
import { isSameCheckIn, sentVersionOf, type WaitingCheckIn } from './waiting-check-ins.ts';

interface Options {
  userId: string;
  /** The day's unsent check-in. */
  waits: WaitingCheckIn | undefined;
  onOvertaken: () => void;
}

/** The version of an unsent check-in once it is sent while its form is open. The form continues from that version. */
export function useSentVersion({ userId, waits, onOvertaken }: Options) {
  const fetchCheckIns = useFetchCheckIns(userId);
  const [sentVersion, setSentVersion] = useState<number>();
  const waited = useRef(waits);
  /** The request key of this form's check-in, as opposed to one from another tab. */
  const own = useRef(waits?.body.requestKey);

  async function findVersion(gone: WaitingCheckIn): Promise<void> {
    const { date, requestKey } = gone.body;
    const sent = sentVersionOf(requestKey);
    if (sent !== undefined) return setSentVersion(sent);
    // Another tab may have sent it, or the server rejected it because another device was first.
    const stored = (await fetchCheckIns()).find((checkIn) => checkIn.date === date);
    if (stored && requestKey === own.current && isSameCheckIn(stored, gone)) {
      setSentVersion(stored.version);
    } else onOvertaken();
  }

  const latest = useRef({ waits, findVersion });
  latest.current = { waits, findVersion };
  const key = waits?.body.requestKey;
  useEffect(() => {
    const gone = waited.current;
    waited.current = key === undefined ? undefined : latest.current.waits;
    // Offline, a conflict is reported on the next save.
    if (gone && key === undefined) void latest.current.findVersion(gone).catch(() => undefined);
  }, [key]);

  return {
    sentVersion,
    /** Call when this form replaces the unsent check-in. */
    forget: () => {
      waited.current = undefined;
    },
    /** Call when this form's check-in is stored unsent. */
    own: (requestKey: string | undefined) => {
      own.current = requestKey;
    },
  };
}
