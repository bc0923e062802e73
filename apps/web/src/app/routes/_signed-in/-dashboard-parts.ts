import { hintedRole } from '../../../features/auth/session-hint.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';

/* One address, two screens: the role decides, and neither role loads the other’s code. */
export const AthleteDashboard = lazyPart(() =>
  import('./-athlete-dashboard.tsx').then(({ AthleteDashboard }) => ({
    default: AthleteDashboard,
  })),
);
export const CoachDashboard = lazyPart(() =>
  import('./-coach-dashboard.tsx').then(({ CoachDashboard }) => ({ default: CoachDashboard })),
);

/** The screen's code is there before the session is, which is when it is known for certain which one it is. */
export async function preloadDashboard(): Promise<void> {
  if (import.meta.env.SSR) return;
  const isCoach = hintedRole(document.cookie) === 'coach';
  await (isCoach ? CoachDashboard : AthleteDashboard).preload();
}
