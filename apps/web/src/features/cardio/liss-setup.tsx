import { CARDIO_LIMITS, type CardioModality, isOnFoot } from '@posedown/coaching';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { StepperField } from '../../ui/form/stepper-field.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import classes from './cardio-session.module.css';
import type { LissRun } from './liss-run.ts';
import { STEADY_CHOICES } from './modality-words.ts';

interface LissSetupProps {
  run: LissRun;
  modality: CardioModality;
  onChange: (part: Partial<LissRun>) => void;
}

/** How it is done; on foot also how fast and how steep, from which the calories follow. */
export function LissSetup({ run, modality, onChange }: LissSetupProps) {
  return (
    <Card as="section" labelledBy="setup" className={classes.card}>
      <SectionHeader id="setup" title="How you do it" />
      <ChoiceField
        label="Machine"
        name="modality"
        choices={STEADY_CHOICES}
        value={modality}
        onChange={(chosen) => onChange({ modality: chosen })}
      />
      {isOnFoot(modality) && (
        <>
          <StepperField
            label="Speed"
            name="speed"
            value={run.speed}
            limit={CARDIO_LIMITS.speedKmh}
            start={5.5}
            unit="km/h"
            optional
            onChange={(speed) => onChange({ speed })}
          />
          <StepperField
            label="Incline"
            name="incline"
            value={run.incline}
            limit={CARDIO_LIMITS.inclinePercent}
            start={5}
            unit="%"
            optional
            onChange={(incline) => onChange({ incline })}
          />
        </>
      )}
    </Card>
  );
}
