import { createContext } from 'react';

/** How many lines of an athlete wait for the coach. The app knows: messages are another feature. */
export const UnreadContext = createContext<(athleteId: string) => number>(() => 0);
