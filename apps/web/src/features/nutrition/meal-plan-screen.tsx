import './meal-plan.print.css';
import { Button, Loader } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useAuth } from '../../lib/auth-context.ts';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { useNutritionPlans } from './api.ts';
import { PlanContent } from './plan-content.tsx';
import { planOrigin } from './plan-origin.ts';
import { PlansMissing } from './plans-missing.tsx';
import { planToShow } from './shown-plan.ts';
import { useGeneration } from './use-generation.ts';

/** The athlete's day of meals, and the buttons that make another. */
export function MealPlanScreen() {
  const { user } = useAuth();
  const plans = useNutritionPlans(user?.id);
  const generation = useGeneration(user);
  if (!plans.data) {
    return (
      <PageShell title="Your Meal Plan">
        <PlansMissing plans={plans} />
      </PageShell>
    );
  }
  const plan = planToShow(plans.data);
  const mealCount = generation.mealCount ?? plan.mealCount;
  return (
    <PageShell
      title="Your Meal Plan"
      intro={planOrigin(plan)}
      actions={
        <>
          <PrintButton />
          <GenerateButton busy={generation.busy} onClick={() => generation.start(mealCount)} />
        </>
      }
    >
      <PlanContent plan={plan} mealCount={mealCount} generation={generation} />
    </PageShell>
  );
}

function PrintButton() {
  return (
    <Button
      variant="default"
      size="md"
      leftSection={<IconPrinter size={18} aria-hidden="true" />}
      onClick={() => window.print()}
    >
      Print
    </Button>
  );
}

function GenerateButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  return (
    <Button
      size="md"
      disabled={busy}
      leftSection={busy && <Loader size={16} color="var(--pd-muted)" aria-hidden="true" />}
      onClick={onClick}
    >
      Generate New Plan
    </Button>
  );
}
