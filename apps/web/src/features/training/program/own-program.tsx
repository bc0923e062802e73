import { useAuth } from '../../../lib/auth-context.ts';
import { useProfile } from '../../../lib/profile.ts';
import { useActivePlan } from '../api.ts';
import { RegenerateButton } from './regenerate-button.tsx';

/** The way to a new program for athletes who decide about their plans themselves; nothing for the others. */
export function OwnProgram() {
  const { user } = useAuth();
  return user && <OfAthlete athleteId={user.id} />;
}

function OfAthlete({ athleteId }: { athleteId: string }) {
  const profile = useProfile(athleteId).data;
  const decides = profile?.coachName === null || profile?.guidanceMode === 'self_guided';
  const { data } = useActivePlan(athleteId, profile !== undefined && decides);
  if (!data?.plan) return null;
  return (
    <div>
      <RegenerateButton athleteId={athleteId} active={{ ...data, plan: data.plan }} isOwn />
    </div>
  );
}
