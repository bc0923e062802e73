import type { Sex } from '@posedown/coaching';
import { IconDroplet } from '@tabler/icons-react';
import { formatNumber } from '../../../lib/numbers.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { MacroRing } from '../../../ui/parts/macro-ring.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import type { Calculation } from './custom-form.ts';
import classes from './customize.module.css';
import type { Customizer } from './use-customizer.ts';

interface ResultsPanelProps {
  customizer: Customizer;
  /** The athlete's sex; null if unknown. */
  sex: Sex | null;
  /** Whether new targets need the coach’s approval. */
  coachDecides: boolean;
}

/** The calculated targets and the button that generates a plan from them. */
export function ResultsPanel({ customizer, sex, coachDecides }: ResultsPanelProps) {
  const { figures, failure, request, isRefused, busy, generate, generateSafe } = customizer;
  return (
    <Card as="section" labelledBy="results" gap="lg">
      <SectionHeader id="results" title="Your daily targets" />
      <div aria-live="polite">
        {figures ? (
          <Figures figures={figures} customizer={customizer} sex={sex} />
        ) : (
          <Text size="lg" muted>
            Calculate to see your calories and macros. Nothing is saved until a plan is generated.
          </Text>
        )}
      </div>
      <p className={classes.tip}>
        <IconDroplet size={20} aria-hidden="true" />
        Drink 3 to 4 liters of water daily.
      </p>
      {coachDecides && !request && (
        <Text size="lg" muted>
          Your coach sets your targets. What you send here goes to them as a request.
        </Text>
      )}
      <div role="status">
        {request && (
          <p className={classes.sent}>
            <strong>Sent to your coach.</strong> {request}
          </p>
        )}
      </div>
      {failure && <FormNotice>{failure}</FormNotice>}
      {isRefused && (
        <Button size="md" loading={busy} onClick={generateSafe}>
          Use safe targets instead
        </Button>
      )}
      <Button
        size="md"
        variant={figures && !isRefused ? 'filled' : 'default'}
        loading={busy}
        onClick={generate}
      >
        {busy ? 'Creating your plan...' : 'Generate Meal Plan'}
      </Button>
    </Card>
  );
}

interface FiguresProps extends Omit<ResultsPanelProps, 'coachDecides'> {
  figures: Calculation;
}

function Figures({ figures, customizer, sex }: FiguresProps) {
  const { calories, protein, carbs, fats, maintenanceKcal } = figures;
  const change = calories - maintenanceKcal;
  const other = customizer.formula === 'female' ? 'male' : 'female';
  const words =
    change === 0
      ? 'your maintenance'
      : `${formatNumber(Math.abs(change))} kcal ${change < 0 ? 'below' : 'above'} it`;
  return (
    <Stack gap="lg">
      <MacroRing calories={calories} protein={protein} carbs={carbs} fats={fats} />
      <Text size="lg" muted>
        Maintenance is about {formatNumber(maintenanceKcal)} kcal a day; this is {words}.{' '}
        {formulaText(sex, customizer.formula)}
      </Text>
      {sex === 'female' && (
        <Button
          size="md"
          variant="default"
          disabled={customizer.busy}
          onClick={() => customizer.calculateFor(other)}
        >
          Use the formula for {other === 'female' ? 'women' : 'men'}
        </Button>
      )}
    </Stack>
  );
}

/** Names the sex the formula is for, if it matters. */
function formulaText(sex: Sex | null, formula: Sex | undefined): string {
  if (formula === 'female') return 'Based on the formula for women.';
  if (sex === 'male') return '';
  return 'This is the formula for men. For women, it’s 200–290 kcal a day too high.';
}
