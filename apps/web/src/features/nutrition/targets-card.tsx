import {
  avoidedText,
  type DaySodium,
  MEAL_PLAN_TOLERANCE,
  sodiumNote,
  sodiumText,
} from '@posedown/coaching';
import type { ReactNode } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { Caution } from '../../ui/parts/caution.tsx';
import { MacroBar } from '../../ui/parts/macro-bar.tsx';
import { MacroRing } from '../../ui/parts/macro-ring.tsx';
import { MACRO_LABELS, MACROS } from '../../ui/parts/macro-share.ts';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Text } from '../../ui/parts/text.tsx';
import classes from './meal-plan.module.css';
import type { DayMacros, ShownPlan } from './shown-plan.ts';

const MACRO_KEYS = ['calories', 'protein', 'carbs', 'fats'] as const;
const LABELS = { calories: 'Calories', ...MACRO_LABELS };

/** Deviation in percent that isn't mentioned. */
const TOLERANCE_PERCENT = MEAL_PLAN_TOLERANCE * 100;

interface Miss {
  label: string;
  /** Whole percent of the target; positive means too much. */
  percent: number;
}

/** The targets that a plan misses by more than 2%, in display order. */
function missesOf(plan: DayMacros, targets: DayMacros): Miss[] {
  return MACRO_KEYS.filter((key) => targets[key] > 0)
    .map((key) => ({ key, share: ((plan[key] - targets[key]) / targets[key]) * 100 }))
    .filter(({ share }) => Math.abs(share) > TOLERANCE_PERCENT)
    .map(({ key, share }) => ({ label: LABELS[key], percent: Math.round(share) }));
}

/** Describes how close a plan comes to its targets. */
export function closenessOf(plan: DayMacros, targets: DayMacros): string {
  const misses = missesOf(plan, targets);
  if (misses.length === 0) return `Every figure is within ${TOLERANCE_PERCENT}% of its target.`;
  const words = misses.map(
    ({ label, percent }) => `${label} ${Math.abs(percent)}% ${percent > 0 ? 'above' : 'below'}`,
  );
  return `${words.join(', ')} target. The rest is within ${TOLERANCE_PERCENT}%.`;
}

interface TargetsCardProps {
  plan: ShownPlan;
  /** Buttons for changing the targets. */
  actions?: ReactNode;
}

/** The day's targets and how close its meals come to them. */
export function TargetsCard({ plan, actions }: TargetsCardProps) {
  const { isCoach } = useAuth();
  const { targets } = plan;
  return (
    <Card as="section" labelledBy="daily-targets" gap="lg">
      <SectionHeader id="daily-targets" title="Daily macro targets" actions={actions} />
      {warningsOf(plan, isCoach).map((text) => (
        <Caution key={text}>{text}</Caution>
      ))}
      <div className={classes.targetParts}>
        <MacroRing
          calories={targets.calories}
          protein={targets.protein}
          carbs={targets.carbs}
          fats={targets.fats}
        />
        {plan.id !== null && (
          <Stack gap="sm">
            <Text strong numeric>
              {isCoach ? 'The meals' : 'Your meals'}: {formatNumber(plan.calories)} of{' '}
              {formatNumber(targets.calories)} kcal
            </Text>
            {MACROS.map((macro) => (
              <MacroBar
                key={macro}
                macro={macro}
                grams={plan[macro]}
                targetGrams={targets[macro]}
              />
            ))}
            <Text size="md" muted>
              {closenessOf(plan, targets)}
            </Text>
            {plan.sodium && (
              <Text size="md" muted>
                {sodiumLine(plan.sodium, isCoach ? 'their' : 'your')}
              </Text>
            )}
          </Stack>
        )}
      </div>
    </Card>
  );
}

function sodiumLine(sodium: DaySodium, possessive: 'your' | 'their'): string {
  const note = sodiumNote(sodium);
  return `${sodiumText(sodium, possessive)}.${note ? ` ${note}` : ''}`;
}

function warningsOf({ deficitWarning, avoidedFoods }: ShownPlan, isCoach: boolean): string[] {
  const warning = `This plan includes foods ${isCoach ? 'they' : 'you'} don’t eat: ${avoidedText(avoidedFoods)}.`;
  const todo = isCoach ? '' : ' Swap it below, or generate a new plan.';
  return [
    ...(deficitWarning ? [deficitWarning] : []),
    ...(avoidedFoods.length > 0 ? [warning + todo] : []),
  ];
}
