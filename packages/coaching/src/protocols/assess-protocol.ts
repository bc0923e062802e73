import { type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';
import { MUSCLES } from '../exercises/muscles.ts';
import { checkBodyFatTarget, checkLossRate } from '../safety/body-checks.ts';
import { checkDietedWeight, type DeficitBlock, deficitBlocks } from '../safety/deficit-blocks.ts';
import {
  AVAILABILITY_LIMITS,
  checkEnergyAvailability,
  checkIntake,
  daysOfLowAvailability,
  energyAvailability,
} from '../safety/energy-checks.ts';
import { checkExclusions } from '../safety/exclusions.ts';
import { SAFETY_CHECKS, type SafetyCheck, type SafetyFinding } from '../safety/finding.ts';
import { checkMacros } from '../safety/macro-checks.ts';
import { counted } from '../text/counted.ts';
import { PROGRAM_LIMITS } from '../training/check-program.ts';
import type { ProtocolBasis } from './basis.ts';
import { type ProjectedPhase, phaseEnergy, projectPhases } from './phase-energy.ts';
import type { ProtocolJudgement, ProtocolPhase, ProtocolPlan, ProtocolType } from './protocol.ts';
import { DAYS, missedBy } from './show-end.ts';

type Finding = ProtocolJudgement['findings'][number];

/** Runs every check of `science.md`, section 2, over every phase of a protocol, as far as the facts allow. */
export function assessProtocol(
  basis: ProtocolBasis,
  plan: ProtocolPlan & { protocolType: ProtocolType },
  startsOn: CalendarDay,
): ProtocolJudgement {
  const projected = projectPhases(basis, plan.phases, startsOn);
  const results: Finding[] = [
    ...projected.flatMap((phase, index) =>
      checkPhase(basis, phase).map((finding) => inPhase(finding, phase, index)),
    ),
    ...checkAvailability(basis, projected, startsOn),
    ...checkWhole(basis, plan, projected),
    ...(plan.protocolType === 'competition_prep' ? checkEnd(basis, projected) : []),
  ];
  const findings = results.filter(({ level }) => level !== 'ok');
  const passed = SAFETY_CHECKS.filter(
    (check) =>
      results.some((finding) => finding.check === check) &&
      findings.every((finding) => finding.check !== check),
  );
  return {
    findings,
    passed,
    notChecked: notCheckedOf(basis, plan, projected),
    outlook: endWithShow(projected, basis.answers.competitionDate),
  };
}

/** Weeks are whole, but a show can be on any weekday: the last phase before it ends on show day. */
function endWithShow(projected: readonly ProjectedPhase[], show: CalendarDay | undefined) {
  return projected.map(({ outlook }, index) => {
    const isLast = index === projected.length - 1;
    const past = isLast && show ? daysBetween(show, outlook.endDate) : DAYS;
    return show && past >= -1 && past < DAYS - 1 ? { ...outlook, endDate: show } : outlook;
  });
}

/** A peak whole weeks before the show, or after it, is pointless. */
function checkEnd({ answers }: ProtocolBasis, projected: readonly ProjectedPhase[]): Finding[] {
  const { competitionDate: show } = answers;
  const last = projected.at(-1);
  if (!show || !last) return [];
  const missed = missedBy(daysBetween(show, last.outlook.endDate));
  const finding: SafetyFinding = missed
    ? { check: 'show_day', level: 'warn', text: missed }
    : { check: 'show_day', level: 'ok', text: 'It ends with the show.' };
  return [{ ...finding, phase: null }];
}

function inPhase(finding: SafetyFinding, { phase }: ProjectedPhase, index: number): Finding {
  return { ...finding, phase: index, text: `${phase.name}: ${finding.text}` };
}

function checkPhase(basis: ProtocolBasis, projected: ProjectedPhase): SafetyFinding[] {
  const { phase, inDeficit, outlook, endKg } = projected;
  const always = [
    intakeFinding(basis, phase),
    ...macroFindings(basis, projected),
    volumeFinding(basis, phase),
  ];
  if (!inDeficit) return always;
  return [...always, checkLossRate(-outlook.weeklyRatePercent), ...lightFindings(basis, endKg)];
}

const LIGHT_CHECKS: Partial<Record<DeficitBlock['code'], SafetyCheck>> = {
  low_bmi: 'bmi',
  low_body_fat: 'body_fat_target',
};

/**
 * Findings for the end weight, and for athletes too light or lean for any deficit, even one that gains by its own
 * figures.
 */
function lightFindings({ answers }: ProtocolBasis, endKg: number): SafetyFinding[] {
  const dieted = checkDietedWeight(answers, endKg);
  const barred = deficitBlocks(answers).flatMap(({ code, text }): SafetyFinding[] => {
    const check = LIGHT_CHECKS[code];
    const isReported = dieted.some(
      (finding) => finding.check === check && finding.level === 'block',
    );
    return check && !isReported ? [{ check, level: 'block', text }] : [];
  });
  return [...dieted, ...barred];
}

function intakeFinding({ answers, energy }: ProtocolBasis, { calories }: ProtocolPhase) {
  const { sex } = answers;
  return checkIntake({ sex, intakeKcal: calories, restingKcal: energy.restingKcal });
}

/** Uses the phase's starting weight and the higher maintenance, so that diary gaps don't create a surplus. */
function macroFindings(basis: ProtocolBasis, { phase, startKg, energy }: ProjectedPhase) {
  const { heightCm, dietaryRestrictions } = basis.answers;
  const maintenanceKcal = Math.max(energy.maintenanceKcal, basis.energy.formulaKcal);
  return checkMacros({
    ...{ targets: phase, weightKg: startKg, heightCm, maintenanceKcal, dietaryRestrictions },
  }).map(({ check, level, text }): SafetyFinding => ({ check, level, text }));
}

/** A phase's muscles are unknown, so its sets are compared with those of all muscles. */
function volumeFinding({ input }: ProtocolBasis, phase: ProtocolPhase): SafetyFinding {
  const { weeklySets, trainingDays } = phase;
  const check = 'volume';
  const maxSets = PROGRAM_LIMITS.sessionSets * trainingDays;
  if (weeklySets > maxSets) {
    const text = `${weeklySets} sets a week are too many for ${counted(trainingDays, 'training day')}: the maximum is ${maxSets}.`;
    return { check, level: 'block', text };
  }
  const mrv = MUSCLES.reduce((sum, muscle) => sum + input.landmarks[muscle].mrv, 0);
  if (weeklySets > PROGRAM_LIMITS.overMrv * mrv) {
    const text = `${weeklySets} sets a week are more than ${PROGRAM_LIMITS.overMrv} times the maximum recoverable volume (${mrv}).`;
    return { check, level: 'warn', text };
  }
  return { check, level: 'ok', text: 'The sets fit the training days.' };
}

/**
 * Uses measured lean mass, or an estimate on the high side. Low days add up over consecutive phases and earlier
 * plans: a new protocol doesn't restart the count.
 */
function checkAvailability(
  basis: ProtocolBasis,
  all: readonly ProjectedPhase[],
  startsOn: CalendarDay,
): Finding[] {
  const { bodyFatSource, safetyLeanMassKg: fatFreeMassKg } = basis.energy;
  let daysBelow30 = lowDaysBefore(basis, startsOn);
  return all.map((projected, index) => {
    const availability = {
      sex: basis.answers.sex,
      intakeKcal: projected.phase.calories,
      exerciseKcal: projected.energy.exerciseKcal,
      fatFreeMassKg,
      isEstimated: bodyFatSource === 'estimated',
    };
    const isBelow = energyAvailability(availability) < AVAILABILITY_LIMITS.low;
    daysBelow30 = isBelow ? daysBelow30 + 7 * projected.phase.weeks : 0;
    return inPhase(checkEnergyAvailability({ ...availability, daysBelow30 }), projected, index);
  });
}

/** On the same day, a protocol takes precedence over the meal plan. */
function lowDaysBefore(basis: ProtocolBasis, day: CalendarDay): number {
  const { phases, mealPlans } = basis.input.followed;
  const phased = phases.map(({ phase, from, until }) => ({
    ...{ from, until, intakeKcal: phase.calories },
    exerciseKcal: phaseEnergy(basis, phase, basis.weightKg).exerciseKcal,
  }));
  const { safetyLeanMassKg: fatFreeMassKg, exerciseKcal } = basis.energy;
  return daysOfLowAvailability([...phased, ...mealPlans], day, { fatFreeMassKg, exerciseKcal });
}

function checkWhole(
  basis: ProtocolBasis,
  { bodyFatTarget }: ProtocolPlan,
  all: readonly ProjectedPhase[],
): Finding[] {
  const { sex, ageYears, healthConditions = [], clinicianAgreed = false, holds } = basis.answers;
  const found: SafetyFinding[] = [];
  const inDeficit = all.some((phase) => phase.inDeficit);
  if (all[0]?.inDeficit && basis.observedLossPercent !== null) {
    const observed = checkLossRate(basis.observedLossPercent, basis.observedLossDoubt);
    found.push({ ...observed, text: `Over the last 14 days: ${observed.text}` });
  }
  if (bodyFatTarget !== null) {
    found.push(checkBodyFatTarget({ sex, bodyFatTargetPercent: bodyFatTarget }));
  }
  const plan = inDeficit ? 'deficit' : 'neither';
  const exclusion = checkExclusions({
    ageYears,
    conditions: healthConditions,
    plan,
    clinicianApproved: clinicianAgreed,
    holds,
  });
  found.push(inDeficit && exclusion.level === 'ok' ? noConditionsReminder() : exclusion);
  return found.map((finding) => ({ ...finding, phase: null }));
}

/** Health answers are optional, so a deficit reminds the coach to ask. */
function noConditionsReminder(): SafetyFinding {
  return {
    check: 'exclusion',
    level: 'warn',
    text:
      'No pregnancy, eating disorder, diabetes, kidney or heart disease is on record. With any of them ' +
      'a calorie deficit needs a clinician’s approval first.',
  };
}

const REASONS: Record<'loss_rate' | 'body_fat_target', string> = {
  loss_rate:
    'Weight loss over the last 14 days: too few weigh-ins, not counting those after a show.',
  body_fat_target:
    'The resulting body fat: no target is set, and body fat hasn’t been measured in the last 8 weeks at about this weight.',
};

function notCheckedOf(
  basis: ProtocolBasis,
  { bodyFatTarget }: ProtocolPlan,
  all: readonly ProjectedPhase[],
): string[] {
  const missing: (SafetyCheck & keyof typeof REASONS)[] = [];
  const isMeasured = basis.energy.bodyFatSource === 'measured';
  if (all[0]?.inDeficit && basis.observedLossPercent === null) missing.push('loss_rate');
  if (bodyFatTarget === null && !isMeasured) missing.push('body_fat_target');
  return missing.map((check) => REASONS[check]);
}
