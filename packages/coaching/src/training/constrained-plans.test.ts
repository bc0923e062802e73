import { describe, expect, it } from 'vitest';
import type { PlanAnswers } from '../athlete/answers.ts';
import type { Exercise } from '../exercises/exercise.ts';
import { EQUIPMENT_ACCESS } from '../exercises/home-equipment.ts';
import { findExercise } from '../exercises/library.ts';
import { VOLUME_LANDMARKS } from './landmarks.ts';
import { makeTrainingPlan, type TrainingPlan } from './make-training-plan.ts';
import { ATHLETE } from './testing/athletes.ts';

const plan = (answers: Partial<PlanAnswers>) =>
  makeTrainingPlan({ ...ATHLETE, ...answers }, { seed: 'test' });
const all = (made: TrainingPlan) => made.workouts.flatMap((workout) => workout.exercises);

function libraryExercise({ exerciseId }: { exerciseId: string }): Exercise {
  const exercise = findExercise(exerciseId);
  if (exercise === undefined) throw new Error(`${exerciseId} is not in the library`);
  return exercise;
}

describe('a plan with little time, pain or limited equipment', () => {
  it('pairs exercises for muscles that don’t compete when time is short, and says so', () => {
    const answers = { trainingFrequency: '3_days', sessionDuration: '45_min' } as const;
    const made = plan({ ...answers, experience: 'expert', equipmentAccess: 'commercial_gym' });
    const pairs = all(made).filter(({ supersetWith }) => supersetWith !== null);
    expect(pairs.length).toBeGreaterThanOrEqual(6);
    for (const item of pairs) {
      const partner = all(made).find(({ exerciseName }) => exerciseName === item.supersetWith);
      const muscles = partner ? libraryExercise(partner).primaryMuscles : [];
      expect(muscles).not.toContain(libraryExercise(item).primaryMuscles[0]);
      expect(libraryExercise(item).heavy).toBe(false);
    }
    expect(made.reasons.join(' ')).toContain('paired as supersets');
    expect(all(plan({ sessionDuration: '90_min' })).every((item) => !item.supersetWith)).toBe(true);
    const pregnant = { healthConditions: ['Pregnancy or breastfeeding'] as const };
    expect(all(plan({ ...answers, ...pregnant })).every((item) => !item.supersetWith)).toBe(true);
  });

  it('keeps supported squats and rows for a recovered lower back, and spares a sore knee', () => {
    const days = { trainingFrequency: '4_days', equipmentAccess: 'commercial_gym' } as const;
    const idsWith = (region: 'lower_back' | 'knee', more: Partial<PlanAnswers> = {}) =>
      all(
        plan({
          ...days,
          ...more,
          injuries: [{ region, side: region === 'knee' ? 'left' : 'none', hurts: [] }],
        }),
      ).map(({ exerciseId }) => libraryExercise({ exerciseId }).movementPattern);
    const back = idsWith('lower_back', { experience: 'advanced' });
    expect(back).toContain('squat');
    expect(back).toContain('horizontal_pull');
    expect(back).not.toContain('hinge');
    const knee = idsWith('knee', { experience: 'expert' });
    expect(knee).not.toContain('squat');
    expect(knee).not.toContain('knee_extension');
    expect(knee).toContain('hinge');
  });

  it('says when pain leaves a leg day time for the upper body', () => {
    const sentence = 'it also trains the other half of your body';
    const days = { trainingFrequency: '4_days', sessionDuration: '75_min' } as const;
    const gym = { ...days, equipmentAccess: 'commercial_gym', experience: 'intermediate' } as const;
    const knee = { region: 'knee', side: 'left', hurts: ['squat', 'lunge'] } as const;
    expect(plan({ ...gym, injuries: [knee] }).reasons.join(' ')).toContain(sentence);
    expect(plan(gym).reasons.join(' ')).not.toContain(sentence);
  });

  it.each(["Men's Bodybuilding", "Women's Bodybuilding"] as const)(
    'gives arms and hamstrings direct sets in three short sessions for %s',
    (division) => {
      const short = { trainingFrequency: '3_days', sessionDuration: '45_min' } as const;
      for (const equipmentAccess of EQUIPMENT_ACCESS) {
        const made = plan({ ...short, division, equipmentAccess, experience: 'advanced' });
        const trained = all(made).flatMap((item) => libraryExercise(item).primaryMuscles);
        expect(trained).toEqual(expect.arrayContaining(['biceps', 'triceps', 'hamstrings']));
      }
    },
  );

  it('uses no equipment at home that the athlete doesn’t have', () => {
    const home = { equipmentAccess: 'home_basic', trainingFrequency: '6_days' } as const;
    const piecesOf = (answers: Partial<PlanAnswers>) =>
      new Set<string>(
        all(plan({ ...home, sessionDuration: '90_min', experience: 'expert', ...answers })).flatMap(
          (item) => [...libraryExercise(item).equipmentNeeded],
        ),
      );
    const bands = piecesOf({ homeEquipment: ['Resistance band'] });
    expect(bands).toContain('Resistance band');
    for (const piece of ['Dumbbells', 'Barbell', 'Kettlebell', 'Pull-up bar', 'Squat rack']) {
      expect(bands).not.toContain(piece);
    }
    // More than the usual minimal set counts as well.
    expect(piecesOf({ homeEquipment: ['Barbell', 'Squat rack'] })).toContain('Squat rack');
    // In a gym it says nothing.
    const gym = { equipmentAccess: 'commercial_gym', homeEquipment: ['Ab wheel'] } as const;
    expect(piecesOf(gym)).toContain('Cable station');
  });

  it('refers an athlete who hurts everywhere to a clinician, and trains the rest in moderation', () => {
    const injuries = (['neck', 'shoulder', 'lower_back', 'hip', 'knee', 'ankle'] as const).map(
      (region) => ({ region, side: 'both' as const, hurts: [] }),
    );
    const made = plan({ injuries, trainingFrequency: '4_days' });
    expect(made.reasons[0]).toMatch(/see a physiotherapist or clinician/);
    expect(made.reasons.join(' ')).not.toMatch(/Add time or a day/);
    expect(made.weeklySets.biceps).toBeLessThanOrEqual(VOLUME_LANDMARKS.biceps.mavHigh + 1);
  });

  it('has no pressing day when pressing hurts', () => {
    const shoulder = { region: 'shoulder', side: 'left', hurts: [] } as const;
    const six = { trainingFrequency: '6_days', availability: 'daily' } as const;
    const made = plan({ ...six, injuries: [shoulder] });
    expect(made.workouts.map(({ name }) => name)).not.toContain('Push');
    const ids = all(made).map(({ exerciseId }) => exerciseId);
    expect(ids.filter((id) => /dip/.test(id))).toEqual([]);
  });

  it('has a pregnant athlete lie neither flat nor on the belly, and leaves out crunches', () => {
    const pregnant = { sex: 'female', healthConditions: ['Pregnancy or breastfeeding'] } as const;
    for (const equipmentAccess of EQUIPMENT_ACCESS) {
      const made = plan({ ...pregnant, equipmentAccess, experience: 'advanced' });
      const ids = all(made).map(({ exerciseId }) => exerciseId);
      const left =
        /crunch|sit-up|lying|skull|bench-press|floor|pullover|back-extension|chest-supp|vacuum/;
      expect(ids.filter((id) => left.test(id) && !id.startsWith('incline'))).toEqual([]);
      expect(made.reasons.join(' ')).toContain('nothing flat on your back or belly');
    }
  });

  it('says how often legs are trained, and lists priorities only when there are some', () => {
    const reasons = (answers: Partial<PlanAnswers>) => plan(answers).reasons.join(' ');
    const wellness = { sex: 'female', division: 'Wellness', trainingFrequency: '4_days' } as const;
    expect(reasons(wellness)).toContain('legs and glutes are trained on 2 days');
    expect(reasons(wellness)).toContain('the priority is glutes, quads and hamstrings');
    const balanced = { division: "Men's Bodybuilding" } as const;
    expect(reasons(balanced)).toContain('every muscle counts');
    expect(reasons({ ...balanced, focusMuscles: ['chest'] })).toContain('the priority is chest.');
  });

  it('mentions no deficit to an athlete without one', () => {
    const words = (answers: Partial<PlanAnswers>) =>
      plan({ primaryGoal: 'weight_loss', ...answers }).reasons.join(' ');
    expect(words({})).toMatch(/deficit/);
    expect(words({ ageYears: 16 })).not.toMatch(/deficit/);
    expect(words({ healthConditions: ['Pregnancy or breastfeeding'] })).not.toMatch(/deficit/);
  });

  it('has Classic Physique practice the vacuum twice a week', () => {
    const made = plan({
      division: 'Classic Physique',
      sessionDuration: '75_min',
      trainingFrequency: '6_days',
    });
    const vacuums = all(made).filter(({ exerciseId }) => exerciseId === 'stomach-vacuum');
    expect(vacuums).toHaveLength(2);
  });
});
