import { addDays, type PlanAnswers } from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import { storeOwnPlan } from '../training/index.ts';

interface OwnPlan {
  name: string;
  description: string;
  daysAgo: number;
  /** Answers of an athlete the plan would suit. */
  suits: Partial<PlanAnswers>;
}

const PLANS: readonly OwnPlan[] = [
  {
    name: 'First block, 3 days',
    description: 'For someone new to the gym. Learn the lifts, leave two or three in reserve.',
    daysAgo: 320,
    suits: { experience: 'beginner', primaryGoal: 'body_recomp', trainingFrequency: '3_days' },
  },
  {
    name: 'Home gym, 4 days',
    description: 'Barbell, bench and dumbbells. For weeks on the road, too.',
    daysAgo: 210,
    suits: {
      ...{ experience: 'intermediate', primaryGoal: 'maintenance', trainingFrequency: '4_days' },
      equipmentAccess: 'home_full',
    },
  },
  {
    name: 'Off-season base, 5 days',
    description: 'More sets from week to week, then a deload. Add load before reps.',
    daysAgo: 120,
    suits: { experience: 'advanced', primaryGoal: 'muscle_gain', trainingFrequency: '5_days' },
  },
  {
    name: 'Cutting block, 6 days',
    description: 'Keep the loads, not the sets. Short sessions, little left for failure.',
    daysAgo: 45,
    suits: { experience: 'advanced', primaryGoal: 'weight_loss', trainingFrequency: '6_days' },
  },
];

/** A coach's own plans to assign, oldest first. @param usual defaults for the rest */
export async function storeOwnPlans(tx: Tx, coachId: string, usual: PlanAnswers, today: string) {
  const { competitionDate: _show, ...answers } = usual;
  for (const { name, description, daysAgo, suits } of PLANS) {
    const day = addDays(today, -daysAgo);
    const createdAt = new Date(`${day}T12:00:00Z`);
    const own = { name, description, createdAt };
    await storeOwnPlan(tx, coachId, { ...answers, ...suits, today: day }, own);
  }
}
