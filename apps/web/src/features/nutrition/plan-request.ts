import type { GeneratePlanBody, Profile, SessionUser } from '@posedown/contract';

/** Defaults for unknown figures. The server prefers what it knows. */
const FIXED_PROFILE = {
  age: 25,
  height: 175,
  weight: 80,
  experience: 'intermediate',
  goal: 'improve-placing',
  targetWeight: 75,
  activityLevel: 'high',
} as const;

type ProfileFields = Pick<
  Profile,
  | 'name'
  | 'age'
  | 'height'
  | 'weight'
  | 'experience'
  | 'goal'
  | 'primaryGoal'
  | 'targetWeight'
  | 'activityLevel'
>;

/**
 * The request for a new plan: the athlete's profile, with defaults for what is missing.
 * @param profile null if it could not be loaded
 * @param mealFrequency 3 to 6
 */
export function planRequest(
  user: SessionUser,
  profile: ProfileFields | null,
  mealFrequency: number,
): GeneratePlanBody {
  const [mailbox] = user.email.split('@');
  return {
    userProfile: {
      name: profile?.name ?? mailbox,
      age: profile?.age ?? FIXED_PROFILE.age,
      height: profile?.height ?? FIXED_PROFILE.height,
      weight: profile?.weight ?? FIXED_PROFILE.weight,
      experience: profile?.experience ?? FIXED_PROFILE.experience,
      goal: profile?.goal ?? profile?.primaryGoal ?? FIXED_PROFILE.goal,
    },
    targetWeight: profile?.targetWeight ?? FIXED_PROFILE.targetWeight,
    activityLevel: profile?.activityLevel ?? FIXED_PROFILE.activityLevel,
    mealFrequency,
  };
}
