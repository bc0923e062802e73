import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { refetchMatching } from '../../lib/refetch-matching.ts';

/** What comes within so long is refetched together: at night, many athletes' days end at once. */
const GATHER_MS = 1000;

/* The second part of a key is the first of the path behind /api. */
/** Who signs up has accepted an invitation. */
const ROSTER: ReadonlySet<unknown> = new Set([
  'clients',
  'analytics',
  'invitations',
  'pose-practice-sessions',
]);
const isRoster = (key: QueryKey) => ROSTER.has(key[1]);
/** Threads have news of their own. */
const isAbout = (key: QueryKey, athletes: ReadonlySet<unknown>) =>
  key[1] === 'users' && athletes.has(key[2]) && key[3] !== 'messages';

/** What an athlete sees of their own plans and shows that does not stand under their name. */
const OWN_PLANS: ReadonlySet<unknown> = new Set([
  'competitions',
  'dashboard',
  'nutrition-plans',
  'training',
]);
/** A protocol that is looked at says where the meal plan differs from it. */
const isOneProtocol = (key: QueryKey) => key[1] === 'protocols' && typeof key[2] === 'string';

/** Refetches the coach's athletes: the list, the counts, and what is seen of any of them. */
export function refreshRoster(client: QueryClient): void {
  refetchMatching(client, (key) => isRoster(key) || key[1] === 'users');
}

/**
 * Refetches all that an athlete who has gone to another coach is missing from. What is on the screen of
 * themselves stays: it would be refused, and a text that somebody is writing would go with it.
 */
export function refreshWithout(client: QueryClient): void {
  refetchMatching(client, (key) => key[1] !== 'users');
}

/** Forgets what was read of athletes, and of protocols, and is on no screen any more. */
export function forgetAthletes(client: QueryClient, athletes: ReadonlySet<string>): void {
  if (athletes.size === 0) return;
  client.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey: [, kind, id] }) =>
      kind === 'protocols' || (kind === 'users' && athletes.has(String(id))),
  });
}

/**
 * Calls back with whose page was read before and is refused now: a tab that was out of sight has not heard that
 * they went to another coach. @returns what stops it
 */
export function onRefusedAthlete(client: QueryClient, tell: (athleteId: string) => void) {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { queryKey, state } = event.query;
    const isGone = state.error instanceof ApiError && state.error.status === 404;
    // What has more to its address may be gone by itself: a session, a competition.
    const isOwnPage = queryKey[1] === 'users' && queryKey.length <= 4;
    if (isGone && isOwnPage && state.data !== undefined) tell(String(queryKey[2]));
  });
}

/** Refetches protocols, one's own or the coach's. */
export function refreshProtocols(client: QueryClient): void {
  refetchMatching(client, (key) => key[1] === 'protocols');
}

/**
 * Refetches what is seen of athletes of whom something changed, all that come at once together: by
 * their coach, or by themselves where it was one of their plans.
 */
export function gatherRefreshes(client: QueryClient) {
  const athletes = new Set<unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function readTold() {
    timer = undefined;
    const told = new Set(athletes);
    athletes.clear();
    refetchMatching(
      client,
      (key) => isRoster(key) || OWN_PLANS.has(key[1]) || isOneProtocol(key) || isAbout(key, told),
    );
  }
  return {
    refresh(athleteId: string) {
      athletes.add(athleteId);
      timer ??= setTimeout(readTold, GATHER_MS);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
