import { SPARED_LEAN_SHARE } from '@posedown/coaching';
import { useState } from 'react';
import { ChoiceField } from '../../../../ui/form/choice-field.tsx';
import { Card } from '../../../../ui/parts/card.tsx';
import { SectionHeader } from '../../../../ui/parts/section-header.tsx';
import { Text } from '../../../../ui/parts/text.tsx';
import { type OutlookInput, outlookOf } from './outlook-of.ts';
import { ProjectionChart } from './projection-chart.tsx';
import { endText, outcomeText, startText } from './projection-text.ts';

const LEAN_CHOICES = [
  { value: 'model', label: 'As the model predicts', detail: 'As published' },
  {
    value: 'half',
    label: 'Half of that (lean, trained, high protein)',
    detail: '(our assumption)',
  },
] as const;
type LeanChoice = (typeof LEAN_CHOICES)[number]['value'];
const LEAN_SHARES: Record<LeanChoice, number> = { model: 1, half: SPARED_LEAN_SHARE };

/** The projection of the calculated targets. Renders nothing if it can't be computed. */
export function ProjectionCard(props: OutlookInput) {
  const [lean, setLean] = useState<LeanChoice>('model');
  const outlook = outlookOf(props, LEAN_SHARES[lean]);
  if (!outlook) return null;
  const { projection, inDeficit } = outlook;
  const { units } = props.profile;
  const outcome = outcomeText(projection, units);
  const end = endText(outlook);
  return (
    <Card as="section" labelledBy="projection" gap="md">
      <SectionHeader id="projection" title="Where this leads" />
      <p aria-live="polite">{outcome ?? end}</p>
      {outcome && (
        <ProjectionChart
          projection={projection}
          today={props.today}
          units={units}
          label={outcome}
        />
      )}
      {outcome && end && (
        <Text size="lg" muted>
          {end}
        </Text>
      )}
      {/* Not offered for a gain, where the multiplier would also reduce the lean mass gained. */}
      {inDeficit && (
        <ChoiceField
          label="Lean mass lost"
          name="leanShare"
          look="cards"
          choices={LEAN_CHOICES}
          value={lean}
          onChange={setLean}
        />
      )}
      <Text size="lg" muted>
        Simulated after Hall et al. 2011; a projection, not a promise. {startText(outlook)}
      </Text>
    </Card>
  );
}
