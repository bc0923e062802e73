import type { PlanAnswers } from '../athlete/answers.ts';
import { addDays, type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';
import { type NotEnoughData, notEnoughData } from '../result/not-enough-data.ts';
import { type AthleteEnergy, athleteEnergy } from '../targets/athlete-energy.ts';
import {
  adaptiveExpenditure,
  type ExpenditureEstimate,
  type IntakeDay,
} from './adaptive-expenditure.ts';
import { credibleKcal } from './credible-expenditure.ts';
import { trendWeights } from './trend-weight.ts';
import type { WeighIn } from './weigh-ins.ts';

/** Known facts about an athlete's intake and weight. */
export interface ExpenditureFacts {
  answers: PlanAnswers;
  weighIns: readonly WeighIn[];
  intakes: readonly IntakeDay[];
  /** Show and carb-load days. */
  loadDays: readonly CalendarDay[];
}

export interface LearnedExpenditure {
  /** The answers with that weight. */
  answers: PlanAnswers;
  /** The trend weight if recent, otherwise the last known weight. */
  weightKg: number;
  weightSource: 'trend' | 'last';
  /** By formula. */
  energy: AthleteEnergy;
  expenditure: ExpenditureEstimate | NotEnoughData<'weighIns' | 'intakes'>;
  /** Whether there was enough data but an implausible result. */
  isImplausible: boolean;
}

const RECENT_DAYS = 14;
/** Minimum weigh-ins of the last two weeks for preferring the trend over the last weight. [our choice] */
const TREND_WEIGH_INS = 4;

/**
 * Expenditure learned from diary and scale. The only entry point, so that all screens agree. An implausible result
 * means an incomplete diary.
 */
export function learnExpenditure(facts: ExpenditureFacts): LearnedExpenditure {
  const { answers, energy, ...body } = bodyToday(facts);
  const { formulaKcal, restingKcal, fatKg } = energy;
  const learnt = adaptiveExpenditure({
    today: answers.today,
    weighIns: facts.weighIns,
    intakes: facts.intakes,
    ...{ formulaKcal, fatKg },
    // If the sex is unknown, a cycle is possible. The band is wider, not wrong.
    hasCycle: answers.sex !== 'male',
    loadDays: facts.loadDays,
  });
  const isImplausible =
    learnt.kind === 'expenditure' && credibleKcal(learnt, restingKcal) === undefined;
  const expenditure = isImplausible ? notEnoughData('intakes' as const) : learnt;
  return { ...body, answers, energy, expenditure, isImplausible };
}

/** The same with an expenditure learned earlier this week, which is most of the work. */
export function withExpenditure(
  facts: Pick<ExpenditureFacts, 'answers' | 'weighIns'>,
  band: Pick<ExpenditureEstimate, 'kcal' | 'lowKcal' | 'highKcal'>,
): Omit<LearnedExpenditure, 'expenditure'> & {
  expenditure: { kind: 'expenditure' } & typeof band;
} {
  const expenditure = { kind: 'expenditure' as const, ...band };
  return { ...bodyToday(facts), expenditure, isImplausible: false };
}

/** The answers and the formula with today's weight. */
function bodyToday(facts: Pick<ExpenditureFacts, 'answers' | 'weighIns'>) {
  const { weightKg, weightSource } = weightToday(facts);
  const answers = { ...facts.answers, weightKg };
  return { answers, weightKg, weightSource, energy: athleteEnergy(answers) };
}

function weightToday({
  answers: { today, weightKg },
  weighIns,
}: Pick<ExpenditureFacts, 'answers' | 'weighIns'>): Pick<
  LearnedExpenditure,
  'weightKg' | 'weightSource'
> {
  const recent = weighIns.filter(
    ({ day }) =>
      daysBetween(addDays(today, -RECENT_DAYS), day) >= 0 && daysBetween(day, today) >= 0,
  );
  const trendKg = trendWeights(weighIns).at(-1)?.trendKg;
  return trendKg !== undefined && recent.length >= TREND_WEIGH_INS
    ? { weightKg: trendKg, weightSource: 'trend' }
    : { weightKg, weightSource: 'last' };
}
