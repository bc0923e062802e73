import type { CardioSessionBody } from '@posedown/contract';

/*
 * Sessions that were finished without a network: kept on this device, also when the browser is
 * closed, until the server has them. Their request keys make sending them twice harmless.
 */

const keyOf = (userId: string) => `posedown.cardio.pending.${userId}`;

export function pendingSessions(userId: string): CardioSessionBody[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function store(userId: string, sessions: readonly CardioSessionBody[]): boolean {
  try {
    if (sessions.length === 0) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(sessions));
    return true;
  } catch {
    return false;
  }
}

/** @returns whether the device could keep it */
export function keepPending(userId: string, session: CardioSessionBody): boolean {
  const others = pendingSessions(userId).filter(
    ({ requestKey }) => requestKey !== session.requestKey,
  );
  return store(userId, [...others, session]);
}

export function dropPending(userId: string, { requestKey }: CardioSessionBody): void {
  store(
    userId,
    pendingSessions(userId).filter((each) => each.requestKey !== requestKey),
  );
}
