import { useEffect } from 'react';
import type { Outbox } from './outbox.ts';

const RETRY_MS = 15_000;

/** Sends what waits, now, every now and then, and whenever the network comes back. */
export function useRegularFlush({ flush }: Pick<Outbox<unknown>, 'flush'>): void {
  useEffect(() => {
    const send = () => void flush();
    send();
    const timer = setInterval(send, RETRY_MS);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [flush]);
}
