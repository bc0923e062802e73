import { FOOD_UNITS, isLoggedBy, MEAL_TYPE_NAMES, MEAL_TYPES } from '@posedown/coaching';
import type { EditLogBody, NutritionLog } from '@posedown/contract';
import { useId } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { PhotoField } from '../../../ui/photo/photo-field.tsx';
import { useCatalog } from '../log-meal/use-catalog.ts';
import { useLineEdit } from './use-line-edit.ts';

const MEALS = MEAL_TYPES.map((value) => ({ value, label: MEAL_TYPE_NAMES[value] }));
const MACRO_FIELDS = [
  ['calories', 'Calories', 'kcal'],
  ['protein', 'Protein', 'g'],
  ['carbs', 'Carbs', 'g'],
  ['fats', 'Fats', 'g'],
] as const;

interface EditLogDialogProps {
  userId: string;
  log: NutritionLog;
  onClose: () => void;
}

/** The food's units, and the line's own. */
function unitsFor({ unit }: NutritionLog, units: readonly EditLogBody['unit'][]) {
  const all: EditLogBody['unit'][] = [...FOOD_UNITS, 'serving'];
  return all
    .filter((each) => each === unit || units.includes(each))
    .map((value) => ({ value, label: value }));
}

/** Edits a diary entry. Macros can be edited only for foods that aren’t in the table. */
export function EditLogDialog({ userId, log, onClose }: EditLogDialogProps) {
  const id = useId();
  const listing = useCatalog(userId)?.find(log);
  const food = listing?.measured;
  const { form, setAmount, failure, hasFood, uploads, storedPhoto, dropStoredPhoto, busy, save } =
    useLineEdit({ userId, log, food, onClose });
  const correctsLabel = log.customFoodId !== null && food !== undefined && isLoggedBy(food, log);

  return (
    <Dialog
      title={log.foodName}
      onClose={onClose}
      footer={
        <DialogButtons
          form={id}
          label="Save"
          busyLabel="Saving..."
          busy={busy}
          disabled={uploads.isSending}
          onCancel={onClose}
        />
      }
    >
      <Grid id={id} as="form" columns={2} onSubmit={save} noValidate>
        <TextField
          {...fieldProps(form, 'quantity')}
          onChange={(quantity) => setAmount({ quantity })}
          label="Quantity"
          inputMode="decimal"
        />
        <SelectField
          {...fieldProps(form, 'unit')}
          onChange={(unit) => setAmount({ unit })}
          label="Unit"
          choices={unitsFor(log, listing?.units ?? [])}
        />
        <SelectField {...fieldProps(form, 'mealType')} label="Meal type" choices={MEALS} />
        <TextField {...fieldProps(form, 'time')} label="Time" type="time" />
        {correctsLabel && (
          <p className="pd-wide">
            This is your own food. Your corrections are saved for next time.
          </p>
        )}
        {!hasFood &&
          MACRO_FIELDS.map(([name, label, unit]) => (
            <TextField
              {...fieldProps(form, name)}
              key={name}
              label={label}
              unit={unit}
              inputMode="decimal"
            />
          ))}
        <div className="pd-wide">
          <PhotoField
            label="Photo of the meal"
            error={form.errors.photoId}
            uploads={uploads}
            stored={storedPhoto}
            onRemoveStored={dropStoredPhoto}
            disabled={busy}
          />
        </div>
        {failure && (
          <div className="pd-wide">
            <FormNotice>{failure}</FormNotice>
          </div>
        )}
      </Grid>
    </Dialog>
  );
}
