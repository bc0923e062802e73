import { describe, expect, it } from 'vitest';
import type { PlanAnswers } from '../athlete/answers.ts';
import type { Exercise } from '../exercises/exercise.ts';
import { EQUIPMENT_ACCESS } from '../exercises/home-equipment.ts';
import { findExercise } from '../exercises/library.ts';
import { generateTrainingPlan, type TrainingPlan } from './generate-training-plan.ts';
import { VOLUME_LANDMARKS } from './landmarks.ts';
import { ATHLETE } from './testing/athletes.ts';

const plan = (answers: Partial<PlanAnswers>) =>
  generateTrainingPlan({ ...ATHLETE, ...answers }, { seed: 'test' });
const all = (generated: TrainingPlan) => generated.workouts.flatMap((workout) => workout.exercises);

function libraryExercise({ exerciseId }: { exerciseId: string }): Exercise {
  const exercise = findExercise(exerciseId);
  if (exercise === undefined) throw new Error(`${exerciseId} is not in the library`);
  return exercise;
}

describe('a plan with little time, pain or limited equipment', () => {
  it('pairs exercises for non-competing muscles when time is short, and explains it', () => {
    const answers = { trainingFrequency: '3_days', sessionDuration: '45_min' } as const;
    const generated = plan({ ...answers, experience: 'expert', equipmentAccess: 'commercial_gym' });
    const pairs = all(generated).filter(({ supersetWith }) => supersetWith !== null);
    expect(pairs.length).toBeGreaterThanOrEqual(6);
    for (const item of pairs) {
      const partner = all(generated).find(({ exerciseName }) => exerciseName === item.supersetWith);
      const muscles = partner ? libraryExercise(partner).primaryMuscles : [];
      expect(muscles).not.toContain(libraryExercise(item).primaryMuscles[0]);
      expect(libraryExercise(item).heavy).toBe(false);
    }
    expect(generated.reasons.join(' ')).toContain('paired as supersets');
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

  it('explains when leg pain leaves a leg day time for the upper body', () => {
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
        const generated = plan({ ...short, division, equipmentAccess, experience: 'advanced' });
        const trained = all(generated).flatMap((item) => libraryExercise(item).primaryMuscles);
        expect(trained).toEqual(expect.arrayContaining(['biceps', 'triceps', 'hamstrings']));
      }
    },
  );

  it("uses no home equipment that the athlete doesn't have", () => {
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
    // Equipment beyond the usual minimum set counts as well.
    expect(piecesOf({ homeEquipment: ['Barbell', 'Squat rack'] })).toContain('Squat rack');
    // Home equipment is ignored for athletes who train in a gym.
    const gym = { equipmentAccess: 'commercial_gym', homeEquipment: ['Ab wheel'] } as const;
    expect(piecesOf(gym)).toContain('Cable station');
  });

  it('refers an athlete with pain everywhere to a clinician, and trains the remaining muscles moderately', () => {
    const injuries = (['neck', 'shoulder', 'lower_back', 'hip', 'knee', 'ankle'] as const).map(
      (region) => ({ region, side: 'both' as const, hurts: [] }),
    );
    const generated = plan({ injuries, trainingFrequency: '4_days' });
    expect(generated.reasons[0]).toMatch(/see a physiotherapist or clinician/);
    expect(generated.reasons.join(' ')).not.toMatch(/Add time or a day/);
    expect(generated.weeklySets.biceps).toBeLessThanOrEqual(VOLUME_LANDMARKS.biceps.mavHigh + 1);
  });

  it('schedules no pressing day when pressing hurts', () => {
    const shoulder = { region: 'shoulder', side: 'left', hurts: [] } as const;
    const six = { trainingFrequency: '6_days', availability: 'daily' } as const;
    const generated = plan({ ...six, injuries: [shoulder] });
    expect(generated.workouts.map(({ name }) => name)).not.toContain('Push');
    const ids = all(generated).map(({ exerciseId }) => exerciseId);
    expect(ids.filter((id) => /dip/.test(id))).toEqual([]);
  });

  it('avoids lying flat, lying on the belly and crunches in pregnancy', () => {
    const pregnant = { sex: 'female', healthConditions: ['Pregnancy or breastfeeding'] } as const;
    for (const equipmentAccess of EQUIPMENT_ACCESS) {
      const generated = plan({ ...pregnant, equipmentAccess, experience: 'advanced' });
      const ids = all(generated).map(({ exerciseId }) => exerciseId);
      const remaining =
        /crunch|sit-up|lying|skull|bench-press|floor|pullover|back-extension|chest-supp|vacuum/;
      expect(ids.filter((id) => remaining.test(id) && !id.startsWith('incline'))).toEqual([]);
      expect(generated.reasons.join(' ')).toContain('nothing flat on your back or belly');
    }
  });

  it('explains how often legs are trained, and lists priorities only if there are some', () => {
    const reasons = (answers: Partial<PlanAnswers>) => plan(answers).reasons.join(' ');
    const wellness = { sex: 'female', division: 'Wellness', trainingFrequency: '4_days' } as const;
    expect(reasons(wellness)).toContain('legs and glutes are trained on 2 days');
    expect(reasons(wellness)).toContain('the priority is glutes, quads and hamstrings');
    const balanced = { division: "Men's Bodybuilding" } as const;
    expect(reasons(balanced)).toContain('every muscle counts');
    expect(reasons({ ...balanced, focusMuscles: ['chest'] })).toContain('the priority is chest.');
  });

  it("doesn't mention a deficit to an athlete without one", () => {
    const words = (answers: Partial<PlanAnswers>) =>
      plan({ primaryGoal: 'weight_loss', ...answers }).reasons.join(' ');
    expect(words({})).toMatch(/deficit/);
    expect(words({ ageYears: 16 })).not.toMatch(/deficit/);
    expect(words({ healthConditions: ['Pregnancy or breastfeeding'] })).not.toMatch(/deficit/);
  });

  it('schedules vacuum practice twice a week for Classic Physique', () => {
    const generated = plan({
      division: 'Classic Physique',
      sessionDuration: '75_min',
      trainingFrequency: '6_days',
    });
    const vacuums = all(generated).filter(({ exerciseId }) => exerciseId === 'stomach-vacuum');
    expect(vacuums).toHaveLength(2);
  });
});
