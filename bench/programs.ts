import {
  COMPETITION_CATEGORIES,
  EQUIPMENT_ACCESS,
  EXPERIENCES,
  generateTrainingPlan,
  type PlanAnswers,
  type PlannedWorkout,
  prescribeWeek,
  SESSION_DURATIONS,
  TRAINING_FREQUENCIES,
} from '@posedown/coaching';
import {
  AUDIT_RULES,
  type AuditRule,
  auditProgram,
} from '../packages/coaching/src/training/audit-program.ts';
import { ATHLETE } from '../packages/coaching/src/training/testing/athletes.ts';
import { type Figure, percentile } from './figure.ts';
import { simulateMinutes } from './simulate-session.ts';

/** % of the programs of the generator before this one, on the same grid; measured once, on 28 November 2026. */
const BEFORE: Partial<Record<AuditRule | 'all', number>> = {
  all: 100,
  rest: 100,
  'priority volume': 75.8,
  time: 64.8,
  pain: 50,
  'spinal load': 46.1,
  'held volume': 36.8,
  loadable: 15.6,
  strain: 14.1,
};

const CONSTRAINTS: readonly Partial<PlanAnswers>[] = [
  {},
  { injuries: [{ region: 'knee', side: 'left', hurts: ['squat', 'lunge'] }] },
  { injuries: [{ region: 'lower_back', side: 'none', hurts: [] }] },
  { healthConditions: ['Pregnancy or breastfeeding'], sex: 'female' },
  { equipmentAccess: 'home_basic', homeEquipment: ['Resistance band'] },
];

/** Every experience, frequency, duration and equipment, by division and with an injury or a condition. */
function grid(): PlanAnswers[] {
  const divisions = [...COMPETITION_CATEGORIES, undefined];
  return EXPERIENCES.flatMap((experience) =>
    TRAINING_FREQUENCIES.flatMap((trainingFrequency) =>
      SESSION_DURATIONS.flatMap((sessionDuration) =>
        EQUIPMENT_ACCESS.flatMap((equipmentAccess) =>
          divisions.flatMap((division) =>
            CONSTRAINTS.map((constraint) => ({
              ...{ ...ATHLETE, availability: 'daily' as const },
              ...{ experience, trainingFrequency, sessionDuration, equipmentAccess },
              ...(division ? { division } : {}),
              ...constraint,
            })),
          ),
        ),
      ),
    ),
  );
}

/** Every n-th program of the grid is audited week by week. */
const WEEKLY_SAMPLE = 7;
/** % of build weeks with a remark before blocks, on the same sample; measured once, on 28 November 2026. */
const WEEKS_BEFORE = 14.2;

/** Audit findings in the build weeks of generated programs, and how much their sets grow over the first block. */
function measureWeeks(athletes: readonly PlanAnswers[]): Figure[] {
  let [weeks, remarked] = [0, 0];
  const growth: number[] = [];
  for (const athlete of athletes.filter((_one, index) => index % WEEKLY_SAMPLE === 0)) {
    const program = generateTrainingPlan(athlete, { seed: 'bench' });
    const builds = program.weekPlan.filter(({ kind }) => kind === 'build');
    const generated = builds.map((week) => ({
      block: week.mesocycle,
      workouts: prescribeWeek(program.workouts, week, program),
    }));
    weeks += generated.length;
    remarked += generated.filter((one) => auditProgram(one, athlete).length > 0).length;
    const sets = generated
      .filter(({ block }) => block === 1)
      .map(({ workouts }) => setsOf(workouts));
    if (program.blocks[0]?.sets === 'grow')
      growth.push(100 * ((sets.at(-1) ?? 0) / (sets[0] ?? 1) - 1));
  }
  const before = `before ${WEEKS_BEFORE}%`;
  return [
    { name: 'build weeks audited', value: weeks, unit: 'weeks' },
    { name: 'with a remark', value: (100 * remarked) / weeks, unit: '%', beside: before },
    {
      name: 'growth over the first block, median',
      value: percentile(growth, 0.5),
      unit: '%',
      beside: 'before 1.3%',
    },
  ];
}

const setsOf = (workouts: readonly PlannedWorkout[]) =>
  workouts.flatMap(({ exercises }) => exercises).reduce((sum, { sets }) => sum + sets, 0);

/** Audit findings in generated programs, and the time to generate one. */
export async function measurePrograms(): Promise<Figure[]> {
  const athletes = grid();
  const times: number[] = [];
  const kinds = new Map<AuditRule, number>();
  let remarked = 0;
  const errors: number[] = [];
  for (const athlete of athletes) {
    const startedAt = performance.now();
    const program = generateTrainingPlan(athlete, { seed: 'bench' });
    times.push(performance.now() - startedAt);
    program.workouts.forEach(({ exercises, estimatedMinutes }, day) => {
      errors.push(estimatedMinutes / simulateMinutes(exercises, errors.length + day) - 1);
    });
    const rules = new Set(auditProgram(program, athlete).map(({ rule }) => rule));
    if (rules.size > 0) remarked += 1;
    for (const rule of rules) kinds.set(rule, (kinds.get(rule) ?? 0) + 1);
  }
  const share = (count: number) => (100 * count) / athletes.length;
  const before = (rule: AuditRule | 'all') =>
    BEFORE[rule] === undefined ? 'goal 0' : `goal 0, before ${BEFORE[rule]}%`;
  return [
    { name: 'programs audited', value: athletes.length, unit: 'programs' },
    { name: 'with a remark', value: share(remarked), unit: '%', beside: before('all') },
    ...AUDIT_RULES.map((rule) => ({
      ...{ name: `with a remark on ${rule}`, value: share(kinds.get(rule) ?? 0), unit: '%' },
      beside: before(rule),
    })),
    {
      name: 'minutes claimed against a simulated session, mean error',
      value: (100 * errors.reduce((sum, error) => sum + error, 0)) / errors.length,
      unit: '%',
      beside: 'goal ±5%',
    },
    {
      name: 'sessions within 5% of the simulated one',
      value: (100 * errors.filter((error) => Math.abs(error) <= 0.05).length) / errors.length,
      unit: '%',
    },
    {
      name: 'a program, 99% within',
      value: percentile(times, 0.99),
      unit: 'ms',
      beside: 'goal 30',
    },
    { name: 'a program, at most', value: Math.max(...times), unit: 'ms', beside: 'goal 30' },
    ...measureWeeks(athletes),
  ];
}
