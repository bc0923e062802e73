import { addDays, type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';
import { type AthleteEnergy, athleteEnergy, weeklyRateAt } from '../targets/athlete-energy.ts';
import type { MacroTargets } from '../targets/nutrition-calculator.ts';
import {
  type ExpenditureFacts,
  learnExpenditure,
  withExpenditure,
} from '../trend/learn-expenditure.ts';
import { lossForPlanning } from '../trend/loss-trend.ts';
import { isPartialDay } from '../trend/partial-day.ts';
import { dailyWeighIns } from '../trend/weigh-ins.ts';
import { type ExpenditureBand, projectionDays, projectWeight } from './project-weight.ts';
import {
  type Outlook,
  PROPOSAL_NEEDS,
  type ProposedTargets,
  type WeekProposal,
} from './proposal.ts';

/** The current meal plan. */
export interface ActivePlan {
  targets: MacroTargets;
  startedOn: CalendarDay;
  /** The pace a person set for it, % of body weight a week; null if it follows the answers. */
  goalPercent: number | null;
}

/** This week's steady cardio. */
export interface SteadyCardio {
  minutes: number;
  netKcalPerMinute: number;
  leastMinutes: number;
  mostMinutes: number;
}

export interface ProposalFacts extends ExpenditureFacts {
  dietStarts: readonly CalendarDay[];
  plan: ActivePlan;
  /** Null without a cardio plan or without steady sessions. */
  cardio: SteadyCardio | null;
}

/** A week prepared for its proposal. */
export interface Week {
  facts: ProposalFacts;
  /** Includes measurements, if there are any. */
  answers: ProposalFacts['answers'];
  energy: AthleteEnergy;
  weightKg: number;
  /** Whether the learned expenditure is implausible. */
  isImplausible: boolean;
  /** Fields shared by every proposal. */
  known: Omit<WeekProposal, 'kind' | 'rule' | 'reasons' | 'food' | 'cardio'>;
}

/**
 * Prepares a week.
 * @param known an expenditure that was learned earlier this week
 */
export function readWeek(facts: ProposalFacts, known?: ExpenditureBand): Week {
  const { answers, plan, cardio, weighIns, intakes } = facts;
  const { today } = answers;
  const learned = known ? withExpenditure(facts, known) : learnExpenditure(facts);
  const { expenditure, weightKg, energy: formula, isImplausible } = learned;
  const loss = lossForPlanning(weighIns, { ...facts, today });
  const isIn = (day: CalendarDay) =>
    day < today && daysBetween(day, today) <= PROPOSAL_NEEDS.ofDays;
  const full = intakes.filter(
    ({ day, intakeKcal }) => isIn(day) && !isPartialDay(intakeKcal, formula.restingKcal),
  );
  const measured = expenditure.kind === 'expenditure' ? expenditure : null;
  const shared = {
    ...answers,
    ...(measured ? { measuredKcal: measured.kcal } : {}),
    ...(loss.kind === 'loss' ? { observedLoss: loss } : {}),
  };
  const { days, isShow } = projectionDays(today, answers.competitionDate);
  const week: Week = {
    facts,
    answers: shared,
    energy: athleteEnergy({ ...shared, weightKg }),
    ...{ weightKg, isImplausible },
    known: {
      lastWeek: {
        // This morning's weigh-in counts; today's diary doesn't yet.
        weighIns: dailyWeighIns(weighIns).filter(({ day }) => isIn(day) || day === today).length,
        fullDays: full.length,
        meanKcal: meanOf(full.map(({ intakeKcal }) => intakeKcal)),
      },
      expenditure: measured && {
        ...{ kcal: measured.kcal, lowKcal: measured.lowKcal, highKcal: measured.highKcal },
      },
      until: { day: addDays(today, days), isShow },
      now: { targets: plan.targets, cardioMinutes: cardio?.minutes ?? null, outlook: null },
    },
  };
  week.known.now.outlook = outlookOf(week, { kcal: plan.targets.calories });
  return week;
}

const meanOf = (values: readonly number[]) =>
  values.length === 0
    ? null
    : Math.round(values.reduce((sum, one) => sum + one, 0) / values.length);

/** The outlook for an intake and additional cardio per day; null without a measured expenditure. */
export function outlookOf(
  week: Week,
  { kcal, cardioKcal = 0 }: { kcal: number; cardioKcal?: number },
) {
  const { energy, weightKg, known, answers } = week;
  if (!known.expenditure) return null;
  const shifted = {
    kcal: known.expenditure.kcal + cardioKcal,
    lowKcal: known.expenditure.lowKcal + cardioKcal,
    highKcal: known.expenditure.highKcal + cardioKcal,
  };
  const burned = { ...energy, maintenanceKcal: shifted.kcal };
  const input = { intakeKcal: kcal, expenditure: shifted };
  const days = daysBetween(answers.today, known.until.day);
  const body = { weightKg, fatKg: energy.fatKg };
  const outlook: Outlook = {
    weeklyPercent: (100 * weeklyRateAt(kcal, burned)) / weightKg,
    weight: projectWeight(body, { ...input, days }),
  };
  return outlook;
}

/** The formula's band, one standard error of 235 kcal (`science.md`). */
const FORMULA_BAND_KCAL = 460;

/** The same, by the formula. */
export function formulaOutlook(week: Week, { calories }: MacroTargets): Outlook | null {
  const kcal = Math.round(week.energy.maintenanceKcal);
  const band = { kcal, lowKcal: kcal - FORMULA_BAND_KCAL, highKcal: kcal + FORMULA_BAND_KCAL };
  const withFormula = { ...week.known, expenditure: band };
  return outlookOf({ ...week, known: withFormula }, { kcal: calories });
}

type ProposalOutcome = Pick<WeekProposal, 'kind' | 'rule' | 'reasons'> &
  Partial<Pick<WeekProposal, 'food' | 'cardio'>>;

export const propose = ({ known }: Week, outcome: ProposalOutcome): WeekProposal => ({
  ...known,
  ...{ food: null, cardio: null },
  ...outcome,
});

export function foodOf(week: Week, targets: MacroTargets): ProposedTargets | null {
  const outlook = outlookOf(week, { kcal: targets.calories });
  return outlook && { targets, ...outlook };
}
