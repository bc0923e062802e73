import type { HealthCondition } from './health-condition-list.ts';
import type { BlockedPlan, HealthFacts } from './health-conditions.ts';
import type { HoldKind } from './hold-kinds.ts';

interface HoldRule {
  /** Heading for the coach: 'Signs of an eating disorder'. */
  name: string;
  bars: readonly BlockedPlan[];
  /** Whether lifting it needs a clinician's approval (`science.md`, section 2, the block row). */
  needsClinician: boolean;
  /** For the athlete: what happens now and why, without blame. */
  athlete: { title: string; text: string; help: string | null };
}

const DIET_AND_PEAK = ['deficit', 'peak'] as const;
const ALL = ['deficit', 'peak', 'intervals'] as const;

const LINES =
  'If it gets too heavy, call 112 or 911, 988 in the US, or 116 123 in the UK and Ireland. findahelpline.com lists a line for your country.';

export const HOLD_RULES: Record<HoldKind, HoldRule> = {
  crisis: {
    name: 'Thoughts of suicide or self-harm',
    bars: DIET_AND_PEAK,
    needsClinician: true,
    athlete: {
      title: 'You come first',
      text: 'Dieting can wait. Talk to someone you trust today, and don’t stay alone with this.',
      help: LINES,
    },
  },
  cardiac: {
    name: 'A heart symptom or condition',
    bars: ALL,
    needsClinician: true,
    athlete: {
      title: 'Your heart comes first',
      text: 'See a doctor before you train hard again, and tell your coach what they say.',
      help: 'Call 112 or 911 immediately for chest pain, fainting or a racing heart.',
    },
  },
  emergency: {
    name: 'A medical emergency',
    bars: ALL,
    needsClinician: true,
    athlete: {
      title: 'Your health comes first',
      text: 'Rest until a doctor says you can train again, and tell your coach what they say.',
      help: 'If it is happening now, call 112 or 911.',
    },
  },
  eating_disorder: {
    name: 'Signs of an eating disorder',
    bars: DIET_AND_PEAK,
    needsClinician: true,
    athlete: {
      title: 'Time to take care of yourself',
      text: 'Many people who diet hard go through this, and it gets better with help. Talk to a doctor this week.',
      help: 'To talk to someone now: findahelpline.com.',
    },
  },
  pregnancy: {
    name: 'Pregnancy or breastfeeding',
    bars: ALL,
    needsClinician: true,
    athlete: {
      title: 'You and your baby come first',
      text: 'Your body needs all its energy now. Ask your doctor or midwife what training suits you.',
      help: null,
    },
  },
  low_energy: {
    name: 'Signs of low energy (REDs)',
    bars: DIET_AND_PEAK,
    needsClinician: false,
    athlete: {
      title: 'Your body is asking for more',
      text: 'Eat up to maintenance, keep training easy, and see a doctor this week.',
      help: null,
    },
  },
  medical: {
    name: 'Another medical reason',
    bars: DIET_AND_PEAK,
    needsClinician: false,
    athlete: {
      title: 'Your health comes first',
      text: 'Eat and drink normally, and see a doctor if it doesn’t pass.',
      help: null,
    },
  },
};

/** Conditions that set a hold as soon as they're mentioned; others are asked about at sign-up. */
const HOLD_OF_CONDITION: Partial<Record<HealthCondition, HoldKind>> = {
  'Heart disease': 'cardiac',
  'Eating disorder, now or before': 'eating_disorder',
  'Pregnancy or breastfeeding': 'pregnancy',
};

/** Holds set by mentioned conditions. */
export const holdsOfConditions = (conditions: readonly HealthCondition[]): HoldKind[] =>
  conditions.flatMap((condition) => HOLD_OF_CONDITION[condition] ?? []);

/** Holds except those for a recorded condition, which rules things out by itself or has a clinician's approval. */
export const withoutOnRecord = (
  kinds: readonly HoldKind[],
  onRecord: readonly HealthCondition[],
): HoldKind[] => {
  const recorded = holdsOfConditions(onRecord);
  return kinds.filter((kind) => !recorded.includes(kind));
};

/** Open holds that rule this out, regardless of a clinician's agreement on conditions. */
export const blockingHolds = ({ holds = [] }: HealthFacts, plan: BlockedPlan): HoldKind[] =>
  holds.filter((kind) => HOLD_RULES[kind].bars.includes(plan));

/** Shown to the athlete when a hold is set. The server fulfills every part of it. */
export const HOLD_PROMISE =
  'Your diet pauses here: until your coach lifts it, no calorie deficit and no peak week are planned for you.';

const WHILE_ON_HOLD = 'while the diet is on hold for health reasons';
/** Why something is ruled out, for athlete and coach. Only the coach's page names the kind. */
export const HOLD_BARS: Record<BlockedPlan, string> = {
  deficit: `No calorie deficit ${WHILE_ON_HOLD}.`,
  peak: `No peak week ${WHILE_ON_HOLD}.`,
  intervals: `No intervals ${WHILE_ON_HOLD}.`,
};

/** Why an open hold rules this out, or null. */
export const holdBlockReason = (facts: HealthFacts, plan: BlockedPlan): string | null =>
  blockingHolds(facts, plan).length > 0 ? HOLD_BARS[plan] : null;
