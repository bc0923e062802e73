import {
  type Cycle,
  capital,
  type HomeEquipment,
  type Injury,
  injuryText,
  MUSCLE_LABELS,
  type NoPeriodReason,
  type SubstanceUse,
} from '@posedown/coaching';
import type { Profile } from '@posedown/contract';

export const CYCLE_LABELS: Readonly<Record<Cycle, string>> = {
  regular: 'Regular',
  irregular: 'Irregular',
  none: 'No period for 3 months or longer',
  undisclosed: 'Prefer not to say',
};

export const NO_PERIOD_LABELS: Readonly<Record<NoPeriodReason, string>> = {
  contraception: 'Contraception',
  pregnancy: 'Pregnancy or breastfeeding',
  menopause: 'Menopause',
  unexplained: 'None of these, or not sure',
};

export const SUBSTANCE_LABELS: Readonly<Record<SubstanceUse, string>> = {
  none: 'Neither',
  stimulants: 'Stimulants',
  enhancing: 'Performance-enhancing drugs',
  both: 'Both',
};

export const EQUIPMENT_LABELS: Readonly<Record<HomeEquipment, string>> = {
  Dumbbells: 'Dumbbells',
  'Resistance band': 'Resistance bands',
  Barbell: 'Barbell and plates',
  'EZ bar': 'EZ bar',
  'Squat rack': 'Squat rack',
  'Adjustable bench': 'Bench',
  'Pull-up bar': 'Pull-up bar',
  'Parallel bars': 'Dip bars',
  Kettlebell: 'Kettlebells',
  'Ab wheel': 'Ab wheel',
};

/** The labels of the answers, the same on every screen. */
export const FACT_LABELS = {
  division: 'Division',
  trainingTime: 'Usual training time',
  injuries: 'Injuries or pain',
  focusMuscles: 'Muscles to bring up',
  homeEquipment: 'Equipment at home',
  cycle: 'Menstrual cycle',
  exertionSymptoms: 'Chest pain or fainting during exercise',
  familySuddenDeath: 'Sudden death in the close family before 50',
  substanceUse: 'Stimulants or performance-enhancing drugs',
} as const;

/** The facts that are answered. */
type Facts = Partial<
  Pick<Profile, Exclude<keyof typeof FACT_LABELS, 'injuries'> | 'noPeriodReason'> & {
    injuries: readonly Injury[];
  }
>;

const yesOrNo = (answer: boolean | null | undefined) =>
  typeof answer === 'boolean' ? (answer ? 'Yes' : 'No') : null;

function cycleText({ cycle, noPeriodReason }: Pick<Facts, 'cycle' | 'noPeriodReason'>) {
  if (!cycle) return null;
  if (!noPeriodReason) return CYCLE_LABELS[cycle];
  const isUnexplained = noPeriodReason === 'unexplained';
  const reason = isUnexplained ? 'no known reason' : NO_PERIOD_LABELS[noPeriodReason].toLowerCase();
  return `${CYCLE_LABELS[cycle]}: ${reason}`;
}

/** Each answer with its label; null if unanswered. */
export function factLines(facts: Facts): (readonly [string, string | null])[] {
  const injuries = (facts.injuries ?? []).map((injury) => capital(injuryText(injury))).join('; ');
  const muscles = (facts.focusMuscles ?? []).map((muscle) => MUSCLE_LABELS[muscle]).join(', ');
  const equipment = (facts.homeEquipment ?? []).map((piece) => EQUIPMENT_LABELS[piece]).join(', ');
  return [
    [FACT_LABELS.division, facts.division ?? null],
    [FACT_LABELS.trainingTime, facts.trainingTime ?? null],
    [FACT_LABELS.injuries, injuries || null],
    [FACT_LABELS.focusMuscles, capital(muscles) || null],
    [FACT_LABELS.homeEquipment, equipment || null],
    [FACT_LABELS.cycle, cycleText(facts)],
    [FACT_LABELS.exertionSymptoms, yesOrNo(facts.exertionSymptoms)],
    [FACT_LABELS.familySuddenDeath, yesOrNo(facts.familySuddenDeath)],
    [FACT_LABELS.substanceUse, facts.substanceUse ? SUBSTANCE_LABELS[facts.substanceUse] : null],
  ];
}
