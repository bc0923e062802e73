import { hintedRole } from '../../../features/auth/session-hint.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';

/* One address, two screens: which one follows the role, and nobody loads the other's code. */
export const AthleteDashboard = lazyPart(() =>
  import('../../../features/dashboard/athlete-dashboard.tsx').then(({ AthleteDashboard }) => ({
    default: AthleteDashboard,
  })),
);
export const CommandCenter = lazyPart(() =>
  import('../../../features/athletes/command-center.tsx').then(({ CommandCenter }) => ({
    default: CommandCenter,
  })),
);

export const AlertsPanel = lazyPart(() =>
  import('../../../features/insights/alerts-panel.tsx').then(({ AlertsPanel }) => ({
    default: AlertsPanel,
  })),
);

/** The screen's code is there before the session is, which is when it is known for certain which one it is. */
export async function preloadParts(): Promise<void> {
  if (import.meta.env.SSR) return;
  const isCoach = hintedRole(document.cookie) === 'coach';
  const parts = isCoach ? [CommandCenter, AlertsPanel] : [AthleteDashboard];
  await Promise.all(parts.map((part) => part.preload()));
}
