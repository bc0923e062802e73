import { setPriority } from 'node:os';

/** Only root takes its processor back; anybody else's next browser would wait with this process. */
const MAY_COME_BACK = process.getuid?.() === 0;

/** The browser plays a phone, which shares its processor with neither the server nor the judge. */
export function giveWay(pid: number): void {
  if (MAY_COME_BACK) setPriority(pid, 10);
}

/** Before this process starts a browser, which would be as slow as it is. */
export function stepForward(): void {
  if (MAY_COME_BACK) setPriority(process.pid, 0);
}
