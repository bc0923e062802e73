import type { HeartRate } from './use-heart-rate.ts';

export interface StrapWay {
  label: string;
  act: 'connect' | 'reconnect' | 'disconnect';
}

/** What can be done about a strap just now, the first thing first. Without one the rate is simulated, and so it can be again. */
export function strapWays(status: HeartRate['status']): readonly [StrapWay, StrapWay?] {
  if (status === 'off') return [{ label: 'Connect heart-rate strap', act: 'connect' }];
  if (status !== 'lost') return [{ label: 'Disconnect strap', act: 'disconnect' }];
  return [
    { label: 'Reconnect strap', act: 'reconnect' },
    { label: 'Continue with a simulated rate', act: 'disconnect' },
  ];
}
