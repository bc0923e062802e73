import { useSignedInUser } from '../../lib/auth-context.ts';
import { CardioScreen } from './cardio-screen.tsx';
import { HiitSessionPanel } from './hiit-session-panel.tsx';

/** Intervals by the clock: warm-up, eight times high and recovery, cool-down. */
export function HiitSessionScreen() {
  const { id } = useSignedInUser();
  return (
    <CardioScreen title="HIIT Session" userId={id}>
      {(plan) => <HiitSessionPanel userId={id} plan={plan} />}
    </CardioScreen>
  );
}
