import {
  FOOD_UNITS,
  MEAL_TYPE_NAMES,
  MEAL_TYPES,
  mealTypeAt,
  mealTypeOf,
} from '@posedown/coaching';
import type { EditLogBody, NutritionLog } from '@posedown/contract';
import { type FormEvent, useId, useState } from 'react';
import { fieldErrorsOf, userMessageOf } from '../../../lib/api-error.ts';
import { typedNumber } from '../../../lib/typed-number.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { PhotoField } from '../../../ui/photo/photo-field.tsx';
import { usePhotoUploads } from '../../../ui/photo/use-photo-uploads.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useEditLog } from '../api.ts';
import { useCatalogue } from '../log-meal/use-catalogue.ts';
import classes from './edit-log.module.css';

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

type Form = Record<'quantity' | 'time' | 'calories' | 'protein' | 'carbs' | 'fats', string> &
  Pick<EditLogBody, 'mealType' | 'unit'>;

function formOf(log: NutritionLog): Form {
  const time = log.time ?? '12:00';
  return {
    quantity: String(log.quantity),
    unit: log.unit,
    time,
    mealType: mealTypeOf(log.mealType) ?? mealTypeAt(time),
    calories: String(Math.round(log.calories)),
    protein: String(log.protein),
    carbs: String(log.carbs),
    fats: String(log.fats),
  };
}

/** The units the food is measured in, and the one the line has. */
function unitsFor({ unit }: NutritionLog, units: readonly EditLogBody['unit'][]) {
  const all: EditLogBody['unit'][] = [...FOOD_UNITS, 'serving'];
  return all
    .filter((each) => each === unit || units.includes(each))
    .map((value) => ({ value, label: value }));
}

/** Changes a line: how much, when, which meal; the macros only where no food gives them. */
export function EditLogDialog({ userId, log, onClose }: EditLogDialogProps) {
  const id = useId();
  const [form, setForm] = useState(() => formOf(log));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const edit = useEditLog(userId);
  const uploads = usePhotoUploads({ userId, purpose: 'meal', most: 1 });
  const [storedPhoto, setStoredPhoto] = useState(log.photo);
  const catalogue = useCatalogue(userId);
  const hasFood = log.foodId !== null || log.customFoodId !== null;
  const units = catalogue?.find(log)?.units ?? [];
  const change = (name: keyof Form) => (value: string) => setForm({ ...form, [name]: value });

  function save(event: FormEvent) {
    event.preventDefault();
    setErrors({});
    setFailure(undefined);
    const macros = Object.fromEntries(
      MACRO_FIELDS.map(([name]) => [name, typedNumber(form[name])]),
    );
    const { mealType, unit, time } = form;
    if (uploads.hasFailed) {
      setFailure('The photo is not sent yet. Send it again, or leave it out.');
      return;
    }
    const body: EditLogBody = {
      ...{ version: log.version, date: log.date, time, mealType, unit },
      quantity: typedNumber(form.quantity) ?? Number.NaN,
      ...(hasFood ? {} : macros),
      photoId: uploads.ids[0] ?? storedPhoto?.id ?? null,
    };
    edit.mutate(
      { logId: log.id, body },
      {
        onSuccess: (saved) => {
          void showToast({ title: 'Saved', message: `${saved.foodName} is updated.` });
          onClose();
        },
        onError: (error) => {
          const issues = fieldErrorsOf(error);
          setErrors(issues);
          if (Object.keys(issues).length > 0) return;
          setFailure(userMessageOf(error, 'The change was not saved. Please try again.'));
        },
      },
    );
  }

  return (
    <Dialog
      title={log.foodName}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" size="md" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} size="md" disabled={edit.isPending || uploads.isSending}>
            {edit.isPending ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={id} className={classes.form} onSubmit={save} noValidate>
        <TextField
          label="Quantity"
          name="quantity"
          inputMode="decimal"
          value={form.quantity}
          error={errors.quantity}
          onChange={change('quantity')}
        />
        <SelectField
          label="Unit"
          name="unit"
          choices={unitsFor(log, units)}
          value={form.unit}
          error={errors.unit}
          onChange={change('unit')}
        />
        <SelectField
          label="Meal type"
          name="mealType"
          choices={MEALS}
          value={form.mealType}
          error={errors.mealType}
          onChange={change('mealType')}
        />
        <TextField
          label="Time"
          name="time"
          type="time"
          value={form.time}
          error={errors.time}
          onChange={change('time')}
        />
        {!hasFood &&
          MACRO_FIELDS.map(([name, label, unit]) => (
            <TextField
              key={name}
              label={label}
              name={name}
              unit={unit}
              inputMode="decimal"
              value={form[name]}
              error={errors[name]}
              onChange={change(name)}
            />
          ))}
        <div className={classes.wide}>
          <PhotoField
            label="Photo of the meal"
            error={errors.photoId}
            uploads={uploads}
            stored={storedPhoto}
            onRemoveStored={() => setStoredPhoto(null)}
            disabled={edit.isPending}
          />
        </div>
        {failure && (
          <div className={classes.wide}>
            <FormNotice>{failure}</FormNotice>
          </div>
        )}
      </form>
    </Dialog>
  );
}
