import { avoidedText, type DaySodium, sodiumNote, sodiumText } from '@posedown/coaching';
import type { ReactNode } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { Caution } from '../../ui/parts/caution.tsx';
import { MacroBar } from '../../ui/parts/macro-bar.tsx';
import { MacroRing } from '../../ui/parts/macro-ring.tsx';
import { MACROS } from '../../ui/parts/macro-share.ts';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { closenessOf } from './closeness.ts';
import classes from './meal-plan.module.css';
import type { ShownPlan } from './shown-plan.ts';

interface TargetsCardProps {
  plan: ShownPlan;
  /** Ways to change them. */
  actions?: ReactNode;
}

/** What the day aims at, and how close its meals come. */
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

function sodiumLine(sodium: DaySodium, whose: 'your' | 'their'): string {
  const note = sodiumNote(sodium);
  return `${sodiumText(sodium, whose)}.${note ? ` ${note}` : ''}`;
}

function warningsOf({ deficitWarning, avoidedFoods }: ShownPlan, isCoach: boolean): string[] {
  const what = `This plan has what ${isCoach ? 'they' : 'you'} do not eat: ${avoidedText(avoidedFoods)}.`;
  const todo = isCoach ? '' : ' Swap it below, or generate a new plan.';
  return [
    ...(deficitWarning ? [deficitWarning] : []),
    ...(avoidedFoods.length > 0 ? [what + todo] : []),
  ];
}
