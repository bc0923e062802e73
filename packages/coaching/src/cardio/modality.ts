import type { Experience } from '../athlete/answers.ts';
import { EXERCISE_METS, walkingMet } from '../energy/exercise-cost.ts';
import { accessRank } from '../exercises/equipment.ts';
import type { EquipmentAccess } from '../exercises/home-equipment.ts';
import { HIIT_PROTOCOL } from './hiit-protocol.ts';

/** A type of cardio, with its energy cost in METs averaged over the timed session. */
export interface Modality {
  /** The library exercise. */
  exerciseId: string;
  equipment: string;
  mets: number;
  /** Instructions in one sentence, without the duration. */
  description: string;
}

interface Offer extends Modality {
  access: EquipmentAccess;
  /** Requires technique or fitness a beginner doesn't have yet. */
  demanding?: true;
}

/** Average METs of intervals with these high and recovery phases. */
function intervalMets(high: number, recovery: number): number {
  const { highSeconds, recoverySeconds } = HIIT_PROTOCOL;
  const share = highSeconds / (highSeconds + recoverySeconds);
  return share * high + (1 - share) * recovery;
}

/** m/min of a brisk walk (6 km/h), an easy one (5 km/h) and one uphill (5.5 km/h). */
const BRISK = 100;
const EASY = 83.3;
const UPHILL = 91.7;

export const EASY_WALK: Modality = {
  exerciseId: 'brisk-walk',
  equipment: 'None, outdoors',
  mets: walkingMet(EASY, 0),
  description: 'Walk easily and finish fresher than you started.',
};

export const STEADY: readonly Offer[] = [
  {
    exerciseId: 'brisk-walk',
    equipment: 'None, outdoors',
    access: 'home_basic',
    mets: walkingMet(BRISK, 0),
    description: 'Walk at about 6 km/h: you can talk, but not sing.',
  },
  {
    exerciseId: 'stationary-bike',
    equipment: 'Stationary bike',
    access: 'home_full',
    mets: EXERCISE_METS.bike,
    description: 'Pedal at 80 to 90 rpm against a resistance that still lets you talk.',
  },
  {
    exerciseId: 'treadmill-incline-walk',
    equipment: 'Treadmill',
    access: 'gym',
    mets: walkingMet(UPHILL, 0.05),
    description: 'Walk at 5.5 km/h and 5% incline, hands off the rails.',
  },
  {
    exerciseId: 'elliptical',
    equipment: 'Elliptical',
    access: 'gym',
    mets: EXERCISE_METS.elliptical,
    description: 'Glide at a steady rhythm and use the arms as well as the legs.',
  },
  {
    exerciseId: 'rowing-machine',
    equipment: 'Rowing machine',
    access: 'gym',
    mets: EXERCISE_METS.rower,
    description: 'Row at 20 to 22 strokes a minute: legs, trunk, arms, and a slow return.',
    demanding: true,
  },
  {
    exerciseId: 'stair-climber',
    equipment: 'Stair climber',
    access: 'commercial_gym',
    mets: EXERCISE_METS.stairs,
    description: 'Climb at a pace you can hold upright without the rails.',
    demanding: true,
  },
];

export const INTERVALS: readonly Offer[] = [
  {
    exerciseId: 'jump-rope',
    equipment: 'Jump rope',
    access: 'home_basic',
    mets: intervalMets(EXERCISE_METS.rope, walkingMet(EASY, 0)),
    description: 'Skip fast in the high phases and walk in place in the recoveries.',
  },
  {
    exerciseId: 'stationary-bike',
    equipment: 'Stationary bike',
    access: 'home_full',
    mets: EXERCISE_METS.bike_hiit,
    description: 'Sprint against resistance in the high phases and spin easily in the recoveries.',
  },
  {
    exerciseId: 'elliptical',
    equipment: 'Elliptical',
    access: 'gym',
    mets: intervalMets(EXERCISE_METS.elliptical_hard, EXERCISE_METS.elliptical),
    description: 'Drive arms and legs hard in the high phases and glide in the recoveries.',
  },
  {
    exerciseId: 'spin-bike',
    equipment: 'Spin bike',
    access: 'commercial_gym',
    mets: EXERCISE_METS.spin,
    description: 'Add resistance and sprint in the high phases, take it off in the recoveries.',
  },
];

/** Types of steady cardio with this equipment access; beginners get no demanding ones. */
export function steadyModalities(access: EquipmentAccess, experience: Experience): Modality[] {
  return STEADY.filter(
    (offer) =>
      accessRank(offer.access) <= accessRank(access) &&
      !(offer.demanding && experience === 'beginner'),
  );
}

/** Types of intervals with this equipment access: a machine if available, otherwise the jump rope. */
export function intervalModalities(access: EquipmentAccess): Modality[] {
  const within = INTERVALS.filter((offer) => accessRank(offer.access) <= accessRank(access));
  const machines = within.filter((offer) => offer.access !== 'home_basic');
  return machines.length > 0 ? machines : within;
}
