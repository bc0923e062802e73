import type { FormErrors } from '../../lib/contract-form.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Text } from '../../ui/parts/text.tsx';
import detailClasses from './detail.module.css';
import editClasses from './edit.module.css';
import { FIGURES, kcalOfGrams, type TypedPhase } from './edit-form.ts';

interface EditPhaseProps {
  phase: TypedPhase;
  place: number;
  errors: FormErrors;
  onChange: (phase: TypedPhase) => void;
  /** Absent for the only phase. */
  onRemove: (() => void) | undefined;
  onRepeat: () => void;
}

/** The form of one phase. */
export function EditPhase({ phase, place, errors, onChange, onRemove, onRepeat }: EditPhaseProps) {
  const at = (name: string) => `phases.${place}.${name}`;
  const kcal = kcalOfGrams(phase);
  return (
    <fieldset className={editClasses.fieldset}>
      <legend className={detailClasses.phaseName}>
        {place + 1}. {phase.name}
      </legend>
      <TextField
        label="Name"
        name={at('name')}
        maxLength={60}
        value={phase.name}
        onChange={(name) => onChange({ ...phase, name })}
        error={errors[at('name')]}
      />
      <div className={editClasses.inputs}>
        {FIGURES.map(({ name, label, unit }) => (
          <TextField
            key={name}
            label={label}
            name={at(name)}
            unit={unit}
            inputMode="numeric"
            value={phase[name]}
            onChange={(text) => onChange({ ...phase, [name]: text })}
            error={errors[at(name)]}
          />
        ))}
      </div>
      {kcal !== null && (
        <Text size="md" muted>
          The macros add up to {formatNumber(kcal)} kcal.
        </Text>
      )}
      <TextAreaField
        label="Check point"
        name={at('checkPoint')}
        optional
        value={phase.checkPoint}
        onChange={(checkPoint) => onChange({ ...phase, checkPoint })}
        error={errors[at('checkPoint')]}
      />
      <Row>
        <Button variant="default" size="md" onClick={onRepeat}>
          Repeat this phase
        </Button>
        {onRemove && (
          <Button variant="default" size="md" onClick={onRemove}>
            Remove this phase
          </Button>
        )}
      </Row>
    </fieldset>
  );
}
