import { useSignedInUser } from '../../lib/auth-context.ts';
import { CardioScreen } from './cardio-screen.tsx';
import { LissSessionPanel } from './liss-session-panel.tsx';

/** A steady session: one pace, one zone, against the clock. */
export function LissSessionScreen() {
  const { id } = useSignedInUser();
  return (
    <CardioScreen title="Steady Session" userId={id}>
      {(plan) => <LissSessionPanel userId={id} plan={plan} />}
    </CardioScreen>
  );
}
