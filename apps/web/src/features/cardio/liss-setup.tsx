import { CARDIO_LIMITS, type CardioModality, isOnFoot, type Limit } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { distanceFromKm, SPEED_UNIT } from '../../lib/units.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { StepperField } from '../../ui/form/stepper-field.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import type { LissRun } from './liss-run.ts';
import { STEADY_CHOICES } from './modality-text.ts';

interface LissSetupProps {
  run: LissRun;
  modality: CardioModality;
  units: Units;
  onChange: (part: Partial<LissRun>) => void;
}

const USUAL_SPEED = { metric: 5.5, imperial: 3.4 } as const;

/** The limit in the athlete's units, rounded to tenths. */
function speedLimit(units: Units): Limit {
  const { min, max, step } = CARDIO_LIMITS.speedKmh;
  const own = (speedKmh: number) => 10 * distanceFromKm(speedKmh, units);
  return { min: Math.ceil(own(min)) / 10, max: Math.floor(own(max)) / 10, step };
}

/** The machine, and on foot the speed and incline that determine the calories. */
export function LissSetup({ run, modality, units, onChange }: LissSetupProps) {
  // A typed speed keeps its unit.
  const typedIn = run.speed === '' ? units : run.units;
  return (
    <Card as="section" labelledBy="setup" gap="md">
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
            limit={speedLimit(typedIn)}
            start={USUAL_SPEED[typedIn]}
            unit={SPEED_UNIT[typedIn]}
            optional
            onChange={(speed) => onChange({ speed, units: typedIn })}
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
