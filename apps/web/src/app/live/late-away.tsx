import { lazyPart, Nothing } from '../../ui/parts/lazy-part.tsx';
import { Late } from './late.tsx';

const AwayNotice = lazyPart(
  () =>
    import('../../features/onboarding/away/away-notice.tsx').then(({ AwayNotice }) => ({
      default: AwayNotice,
    })),
  Nothing,
);

/** Whether an athlete's device is in their zone is looked at once the screen stands: hardly anybody is on a journey. */
export const LateAway = () => (
  <Late>
    <AwayNotice />
  </Late>
);
