import { useEffect, useRef, useState } from 'react';
import { useFetchCheckIns } from './api.ts';
import { isSameCheckIn, sentVersionOf, type WaitingCheckIn } from './waiting-check-ins.ts';

interface Options {
  userId: string;
  /** The day's unsent check-in. */
  unsent: WaitingCheckIn | undefined;
  onOvertaken: () => void;
}

/**
 * The saved version of the open form's check-in, once its queued copy has been sent. The form
 * continues from that version.
 */
export function useSentVersion({ userId, unsent, onOvertaken }: Options) {
  const fetchCheckIns = useFetchCheckIns(userId);
  const [sentVersion, setSentVersion] = useState<number>();
  const previousUnsent = useRef(unsent);
  /** The request key of this form's check-in, as opposed to one from another tab. */
  const own = useRef(unsent?.body.requestKey);

  async function findVersion(removed: WaitingCheckIn): Promise<void> {
    const { date, requestKey } = removed.body;
    const sent = sentVersionOf(requestKey);
    if (sent !== undefined) return setSentVersion(sent);
    // Another tab may have sent it, or the server rejected it because another device was first.
    const stored = (await fetchCheckIns()).find((checkIn) => checkIn.date === date);
    if (stored && requestKey === own.current && isSameCheckIn(stored, removed)) {
      setSentVersion(stored.version);
    } else onOvertaken();
  }

  const latest = useRef({ waits: unsent, findVersion });
  latest.current = { waits: unsent, findVersion };
  const key = unsent?.body.requestKey;
  useEffect(() => {
    const removed = previousUnsent.current;
    previousUnsent.current = key === undefined ? undefined : latest.current.waits;
    // Offline, a conflict is reported on the next save.
    if (removed && key === undefined)
      void latest.current.findVersion(removed).catch(() => undefined);
  }, [key]);

  return {
    sentVersion,
    /** Call when this form replaces the unsent check-in. */
    forget: () => {
      previousUnsent.current = undefined;
    },
    /** Call when this form's check-in is stored unsent. */
    own: (requestKey: string | undefined) => {
      own.current = requestKey;
    },
  };
}
