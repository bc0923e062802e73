import { hintedRole } from '../../../features/auth/session-hint.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';

/* One URL with two screens: the role decides, and neither role loads the other's code. */
export const AthleteDashboard = lazyPart(() =>
  import('./-athlete-dashboard.tsx').then(({ AthleteDashboard }) => ({
    default: AthleteDashboard,
  })),
);
export const CoachDashboard = lazyPart(() =>
  import('./-coach-dashboard.tsx').then(({ CoachDashboard }) => ({ default: CoachDashboard })),
);

/** Preloads the screen of the expected role before the session confirms it. */
export async function preloadDashboard(): Promise<void> {
  if (import.meta.env.SSR) return;
  const isCoach = hintedRole(document.cookie) === 'coach';
  await (isCoach ? CoachDashboard : AthleteDashboard).preload();
}
