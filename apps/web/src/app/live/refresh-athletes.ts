import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { refetchMatching } from '../../lib/refetch-matching.ts';

/** Events within this time are refetched together: at night, many athletes' days end at once. */
const GATHER_MS = 1000;

/* The second part of a query key is the first path segment after /api. */
/** A sign-up accepts an invitation. */
const ROSTER: ReadonlySet<unknown> = new Set([
  'check-in-forms',
  'check-in-inbox',
  'clients',
  'analytics',
  'invitations',
  'pose-practice-sessions',
  'tags',
]);
const isRoster = (key: QueryKey) => ROSTER.has(key[1]);
/** Threads have their own events. */
const isAbout = (key: QueryKey, athletes: ReadonlySet<unknown>) =>
  key[1] === 'users' && athletes.has(key[2]) && key[3] !== 'messages';

/** An athlete's own plans and shows whose query keys don't contain their id. */
const OWN_PLANS: ReadonlySet<unknown> = new Set([
  'competitions',
  'dashboard',
  'nutrition-plans',
  'training',
]);
/** An open protocol shows how it differs from the meal plan. */
const isOneProtocol = (key: QueryKey) => key[1] === 'protocols' && typeof key[2] === 'string';

/** Refetches the coach's athletes: the list, the totals, and the data of each athlete. */
export function refreshRoster(client: QueryClient): void {
  refetchMatching(client, (key) => isRoster(key) || key[1] === 'users');
}

/** Events in a timeline that don't refetch everything about the athlete. */
const IN_TIMELINE: ReadonlySet<string> = new Set(['alert', 'message', 'protocol']);

/** Refetches the coach's timeline of an athlete, if it lists events of this type. */
export function refreshTimeline(client: QueryClient, type: string, athleteId: string): void {
  if (!IN_TIMELINE.has(type)) return;
  refetchMatching(
    client,
    ([, kind, id, part]) => kind === 'users' && id === athleteId && part === 'timeline',
  );
}

/** Refetches the list of athletes, whose rows name alerts and messages. */
export function refreshRosterRows(client: QueryClient): void {
  refetchMatching(client, (key) => key[1] === 'clients');
}

/**
 * Refetches all lists that an athlete who moved to another coach is missing from. Data about the
 * athlete on the screen stays: it would be denied, and unsent text would be lost with it.
 */
export function refreshWithout(client: QueryClient): void {
  refetchMatching(client, (key) => key[1] !== 'users');
}

/** Forgets data of athletes and protocols that no screen shows. */
export function forgetAthletes(client: QueryClient, athletes: ReadonlySet<string>): void {
  if (athletes.size === 0) return;
  client.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey: [, kind, id] }) =>
      kind === 'protocols' || (kind === 'users' && athletes.has(String(id))),
  });
}

/**
 * Calls back with an athlete whose page was loaded before and is now denied: a background tab
 * missed the event that they moved to another coach. @returns a function that stops it
 */
export function onDeniedAthlete(client: QueryClient, onRefused: (athleteId: string) => void) {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { queryKey, state } = event.query;
    const isNotFound = state.error instanceof ApiError && state.error.status === 404;
    // Resources below the athlete, such as a session or a competition, may be deleted themselves.
    const isOwnPage = queryKey[1] === 'users' && queryKey.length <= 4;
    if (isNotFound && isOwnPage && state.data !== undefined) onRefused(String(queryKey[2]));
  });
}

/** Refetches the user's or the coach's protocols. */
export function refreshProtocols(client: QueryClient): void {
  refetchMatching(client, (key) => key[1] === 'protocols');
}

/**
 * Refetches the data of changed athletes, batched. Changes come from their coach, or from
 * themselves if a plan changed.
 */
export function gatherRefreshes(client: QueryClient) {
  const athletes = new Set<unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function refetchReported() {
    timer = undefined;
    const reported = new Set(athletes);
    athletes.clear();
    refetchMatching(
      client,
      (key) =>
        isRoster(key) || OWN_PLANS.has(key[1]) || isOneProtocol(key) || isAbout(key, reported),
    );
  }
  return {
    refresh(athleteId: string) {
      athletes.add(athleteId);
      timer ??= setTimeout(refetchReported, GATHER_MS);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
