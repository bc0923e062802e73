import type { ShownLink } from '@posedown/contract';

interface LinkPath {
  to: string;
  search?: Record<string, string>;
  hash?: string;
}

/**
 * The screen that a link of a message opens. Only a coach's addresses name the athlete.
 * Typed as string, because only `app` knows the routes.
 */
export function linkPath(
  { kind, id, date }: ShownLink,
  { athleteId, isCoach }: { athleteId: string; isCoach: boolean },
): LinkPath {
  switch (kind) {
    case 'workout':
      return { to: `/training/sessions/${id}`, search: isCoach ? { athlete: athleteId } : {} };
    case 'check_in':
      return isCoach
        ? { to: `/client/${athleteId}`, search: { tab: 'timeline', kinds: 'check_in' } }
        : { to: '/check-in', hash: 'weekly-check-in' };
    case 'meal': {
      const day: Record<string, string> = date ? { date } : {};
      return isCoach
        ? { to: `/client/${athleteId}`, search: { tab: 'nutrition', ...day } }
        : { to: '/nutrition/progress', search: day };
    }
  }
}
