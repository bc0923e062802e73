import { weightText } from '../athlete/weight-text.ts';
import { type NotEnoughData, notEnoughData } from '../result/not-enough-data.ts';
import { bodyFatLimits } from '../safety/body-checks.ts';
import { type ProtocolBasis, type ProtocolInput, protocolBasis } from './basis.ts';
import { decisionsOf, factsOf } from './decisions.ts';
import { fillPhase, type Raise } from './fill-phase.ts';
import { canPlanToShow, hasShowAhead, outlineOf, type PhaseOutline } from './outline.ts';
import { projectPhase } from './phase-energy.ts';
import type { ProtocolDraft, ProtocolPhase, ProtocolType } from './protocol.ts';

const REQUIRED_ANSWERS = ['ageYears', 'heightCm', 'weightKg', 'targetWeightKg'] as const;
export type ProtocolNeed =
  | (typeof REQUIRED_ANSWERS)[number]
  | 'bodyFatPercent'
  | 'competitionDate'
  | 'nearerShow';

/**
 * Drafts a protocol for an athlete within every safety limit of `science.md`, section 2. If a limit changed it, a
 * decision names the limit and the figure.
 */
export function generateProtocol(
  protocolType: ProtocolType,
  input: ProtocolInput,
): ProtocolDraft | NotEnoughData<ProtocolNeed> {
  const missing = missingFor(protocolType, input);
  if (missing.length > 0) return notEnoughData(...missing);
  const basis = protocolBasis(input);
  const outline = outlineOf(protocolType, basis);
  const { phases, raises, endKg, dietRatePercent } = fillPhases(basis, outline.phases);
  const bodyFat = bodyFatTargetOf(protocolType, basis);
  const allRaises = [...raises, ...bodyFat.raises];
  return {
    kind: 'protocol',
    protocolType,
    startsOn: input.answers.today,
    bodyFatTarget: bodyFat.target,
    phases,
    decisions: decisionsOf(protocolType, basis, {
      outline,
      phases,
      raises: allRaises,
      endKg,
      dietRatePercent,
    }),
    ...factsOf(basis),
  };
}

function missingFor(type: ProtocolType, { answers }: ProtocolInput): ProtocolNeed[] {
  const { bodyFatPercent } = answers;
  const missing: ProtocolNeed[] = REQUIRED_ANSWERS.filter((name) => !(answers[name] > 0));
  if (bodyFatPercent !== undefined && !(bodyFatPercent > 0 && bodyFatPercent < 100)) {
    missing.push('bodyFatPercent');
  }
  if (type !== 'competition_prep') return missing;
  if (!hasShowAhead(answers)) missing.push('competitionDate');
  else if (!canPlanToShow(answers)) missing.push('nearerShow');
  return missing;
}

function fillPhases(basis: ProtocolBasis, outlines: readonly PhaseOutline[]) {
  const phases: ProtocolPhase[] = [];
  const raises: Raise[] = [];
  let startKg = basis.weightKg;
  let reportedKg = startKg;
  let dietPhase = 0;
  let dietRatePercent: number | null = null;
  for (const outline of outlines) {
    const filled = fillPhase(basis, outline, { startKg, dietPhase });
    const { today } = basis.answers;
    const projected = projectPhase(basis, filled.phase, { startKg, startDate: today });
    const { endKg, inDeficit, outlook } = projected;
    // The same value as in the outlook, so that both round equally.
    reportedKg = outlook.expectedWeight;
    phases.push({ ...filled.phase, checkPoint: checkPointOf(basis, outline, reportedKg) });
    if (outline.role === 'diet') dietRatePercent ??= outlook.weeklyRatePercent;
    raises.push(...filled.raises);
    startKg = endKg;
    if (inDeficit) dietPhase += 1;
  }
  return { phases, raises, endKg: reportedKg, dietRatePercent };
}

function checkPointOf({ answers }: ProtocolBasis, { role }: PhaseOutline, endKg: number): string {
  const at = `Trend weight near ${weightText(endKg, answers.units)}`;
  switch (role) {
    case 'diet':
      return `${at}. If 14 days are off by more than 0.3% a week, change the day by 100–150 kcal. Strength within 5% of its best.`;
    case 'build':
      return `${at}. Waist and strength measured: a larger waist without more strength means 100 kcal less.`;
    case 'break':
      return `${at}; ask about hunger, sleep and mood before the diet continues.`;
    case 'peak':
      return 'Weigh-in and photo every day; the peak week itself is planned and approved separately.';
    case 'hold':
      return `${at}, steady for two weeks; ask about hunger, sleep and mood.`;
  }
}

/** The athlete's own goal, raised to the safe minimum. Only diets have one. */
function bodyFatTargetOf(
  type: ProtocolType,
  { answers }: ProtocolBasis,
): { target: number | null; raises: Raise[] } {
  const goal = answers.bodyFatGoalPercent;
  const isDiet = type === 'cutting' || type === 'competition_prep';
  if (goal === undefined || !isDiet) return { target: null, raises: [] };
  const { block } = bodyFatLimits(answers.sex);
  if (goal >= block) return { target: goal, raises: [] };
  const text = `The body fat goal of ${goal}% is below ${block}%, the lowest safe value: ${block}% is planned.`;
  return { target: block, raises: [text] };
}
