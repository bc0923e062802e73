import { createContext } from 'react';

/**
 * The number of an athlete's messages the coach has not read. Provided by the app, because
 * messages are another feature.
 */
export const UnreadContext = createContext<(athleteId: string) => number>(() => 0);
