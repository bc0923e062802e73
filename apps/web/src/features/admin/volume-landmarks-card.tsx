import {
  capital,
  LANDMARK_LABELS,
  LANDMARKS,
  MUSCLES,
  type Muscle,
  VOLUME_LANDMARKS,
} from '@posedown/coaching';
import { useId } from 'react';
import { muscleName } from '../../lib/muscle-text.ts';
import { announce } from '../../ui/announce/announce.ts';
import fieldClasses from '../../ui/form/field.module.css';
import { fieldProps } from '../../ui/form/field-props.ts';
import type { Form } from '../../ui/form/use-form.ts';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { VisuallyHidden } from '../../ui/parts/visually-hidden.tsx';
import { type LandmarkValues, landmarkField, toLandmarkValues } from './landmark-fields.ts';
import classes from './volume-landmarks-card.module.css';

interface FormProps {
  form: Form<LandmarkValues>;
}

/** The coach's weekly hard sets per muscle. Saved with the other settings. */
export function VolumeLandmarksCard({ form }: FormProps) {
  function reset() {
    form.setValues(toLandmarkValues(VOLUME_LANDMARKS));
    announce('The default landmarks are filled in. Save settings to keep them.');
  }

  return (
    <Card as="section" labelledBy="volume-landmarks" gap="md" className="pd-wide">
      <SectionHeader
        id="volume-landmarks"
        title="Volume landmarks"
        intro="Weekly hard sets per muscle, with indirect sets counted as half. These are coaching heuristics, so set them the way you coach. They apply to new plans and to your athletes’ volume charts. New plans leave out an exercise if any muscle it trains is already at its maximum recoverable volume."
      />
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>Weekly hard sets of each muscle</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Muscle</th>
            {LANDMARKS.map((name) => (
              <th key={name} scope="col">
                {capital(LANDMARK_LABELS[name])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MUSCLES.map((muscle) => (
            <Row key={muscle} form={form} muscle={muscle} />
          ))}
        </tbody>
      </table>
      <Button variant="default" size="md" className="pd-start" onClick={reset}>
        Restore defaults
      </Button>
    </Card>
  );
}

/** The landmarks of one muscle, with their errors below. */
function Row({ form, muscle }: FormProps & { muscle: Muscle }) {
  const id = useId();
  const fields = LANDMARKS.map((name) => ({
    name,
    errorId: `${id}-${name}`,
    props: fieldProps(form, landmarkField(muscle, name)),
  }));
  const invalidFields = fields.filter(({ props }) => props.error);
  return (
    <>
      <tr>
        <th scope="row">{muscleName(muscle)}</th>
        {fields.map(({ name, errorId, props: { error, ...props } }) => (
          <td key={name}>
            <CellField
              {...props}
              label={`${muscleName(muscle)}, ${LANDMARK_LABELS[name]}`}
              errorId={error ? errorId : undefined}
            />
          </td>
        ))}
      </tr>
      {invalidFields.length > 0 && (
        <tr>
          <td colSpan={LANDMARKS.length + 1} className={classes.errors}>
            {invalidFields.map(({ name, errorId, props }) => (
              <p key={name} id={errorId}>
                {props.error}
              </p>
            ))}
          </td>
        </tr>
      )}
    </>
  );
}

interface CellFieldProps {
  /** The full accessible name; sighted users read it from the row and column headers. */
  label: string;
  name: string;
  /** As typed. */
  value: string;
  onChange: (value: string) => void;
  /** The id of the error message outside the cell; undefined if the value is valid. */
  errorId: string | undefined;
}

/** A whole number in a table cell, labeled visually by its row and column. Doesn't validate. */
function CellField({ label, name, value, onChange, errorId }: CellFieldProps) {
  return (
    <input
      className={fieldClasses.cell}
      name={name}
      value={value}
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
