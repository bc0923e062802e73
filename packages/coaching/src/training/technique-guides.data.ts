import type { Experience } from '../athlete/answers.ts';
import type { Technique } from './prescription.ts';

/** A training technique: what it is, how and when to use it, and who it suits. */
export interface TechniqueGuide {
  type: Technique;
  name: string;
  description: string;
  instructions: string;
  benefits: readonly string[];
  bestUsedFor: readonly string[];
  experienceLevel: Experience;
  recoveryImpact: string;
  contraindications: readonly string[];
}

/** The techniques a plan can name. A cluster counts as one hard set. */
export const TECHNIQUE_GUIDES: readonly TechniqueGuide[] = [
  {
    type: 'straight_sets',
    name: 'Straight Sets',
    description: 'The same load for every set, with full rest between them.',
    instructions:
      'Do all repetitions of a set, rest for the whole time the plan gives, and repeat with the same load. Stop each set at the planned RPE.',
    benefits: ['Easy to progress from week to week', 'Every set is high quality'],
    bestUsedFor: ['Big free-weight lifts', 'Everyone, most of the time'],
    experienceLevel: 'beginner',
    recoveryImpact: 'Low: fatigue grows with the number of sets and nothing else.',
    contraindications: [],
  },
  {
    type: 'drop_set',
    name: 'Drop Set',
    description: 'At the end of a set, reduce the load and continue without rest.',
    instructions:
      'On the last set, reach the planned RPE, take 20% off right away, and continue to the same effort. Log it all as one set.',
    benefits: ['A lot of work in little time', 'Strong local fatigue and pump'],
    bestUsedFor: ['Machines, cables and dumbbells', 'The last set of an isolation exercise'],
    experienceLevel: 'intermediate',
    recoveryImpact: 'Medium: keep it to one cluster per exercise.',
    contraindications: [
      'Heavy squats, hinges and presses without a rack',
      'Deload weeks and the last two weeks before a show',
    ],
  },
  {
    type: 'mechanical_drop',
    name: 'Mechanical Drop Set',
    description: 'Keep the load and continue the set with an easier variation.',
    instructions:
      'At the planned RPE change to the stronger position (such as a wider grip, or flat instead of incline) and continue with the same load. Log it all as one set.',
    benefits: ['No plates to change', 'Fatigues the muscle at several angles'],
    bestUsedFor: [
      'Lateral raises, curls, push-ups, pulldowns',
      'Training at home with few weights',
    ],
    experienceLevel: 'advanced',
    recoveryImpact: 'Medium: keep it to one cluster per exercise.',
    contraindications: ['Positions that hurt a joint when tired', 'Deload weeks'],
  },
  {
    type: 'super_set',
    name: 'Superset',
    description: 'Two exercises in turn with no rest between them, then the planned rest.',
    instructions:
      'Do a set of the first exercise, go straight to its partner, then rest. Both sets are logged, each with its own exercise.',
    benefits: ['Saves about a third of the time', 'Antagonists hardly affect each other'],
    bestUsedFor: ['Biceps with triceps', 'Chest with back', 'Short sessions'],
    experienceLevel: 'intermediate',
    recoveryImpact: 'Low to medium: the heart works harder, the muscles hardly more.',
    contraindications: ['Two exercises for the same muscle where strength is the goal'],
  },
  {
    type: 'rest_pause',
    name: 'Rest-Pause',
    description: 'One set split by rests of 10 to 15 seconds, with the same load.',
    instructions:
      'Near failure rack the weight, rest 10 to 15 seconds, do about 5 more repetitions, and repeat once. Log it all as one set.',
    benefits: ['More hard repetitions with a heavy load', 'Quick'],
    bestUsedFor: ['Machines and cables', 'The last set of a compound exercise'],
    experienceLevel: 'advanced',
    recoveryImpact: 'High: one cluster per muscle and session is plenty.',
    contraindications: ['Free squats and deadlifts', 'Deload weeks', 'Poor sleep'],
  },
];
