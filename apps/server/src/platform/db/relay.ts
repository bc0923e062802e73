import pg from 'pg';

/** Sends short texts to every process of the product, including this one. */
export interface Relay {
  send(text: string): void;
  close(): Promise<void>;
}

/** @param onGap called when other processes' messages may have been missed */
export type OpenRelay = (onText: (text: string) => void, onGap: () => void) => Relay;

const CHANNEL = 'posedown_events';
const RECONNECT_AFTER_MS = 2000;

/**
 * A relay over PostgreSQL's LISTEN and NOTIFY on a separate connection, reopened when it breaks. Messages sent
 * in the meantime are lost to other processes, which are notified of the gap.
 */
export function relayOverPostgres(
  url: string,
  report: (error: unknown) => void,
  reconnectAfterMs = RECONNECT_AFTER_MS,
): OpenRelay {
  return (onText, onGap) => {
    let client: pg.Client | null = null;
    let wasOpen = false;
    let retry: NodeJS.Timeout | undefined;
    let isClosed = false;

    async function connect() {
      const next = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: 10_000,
        keepAlive: true,
      });
      next.on('notification', ({ payload }) => onText(payload ?? ''));
      next.on('error', report);
      next.on('end', () => {
        if (client === next) client = null;
        if (!isClosed) retry = setTimeout(open, reconnectAfterMs);
      });
      await next.connect();
      if (isClosed) return next.end();
      try {
        await next.query(`listen ${CHANNEL}`);
      } catch (error) {
        // A standby refuses this and stays connected. The end of the connection starts the next attempt.
        next.end().catch(report);
        throw error;
      }
      client = next;
      if (wasOpen) onGap();
      wasOpen = true;
    }
    // A failed connection also emits 'end' and is then reopened.
    const open = () => {
      opening = connect().catch(report);
    };
    let opening: Promise<void> = Promise.resolve();
    open();

    return {
      send(text) {
        client?.query('select pg_notify($1, $2)', [CHANNEL, text]).catch(report);
      },
      async close() {
        isClosed = true;
        clearTimeout(retry);
        await opening;
        await client?.end();
      },
    };
  };
}
