import { amountRatio, type MeasuredFood } from '@posedown/coaching';
import type { EditLogBody, NutritionLog } from '@posedown/contract';
import { type FormEvent, useState } from 'react';
import { fieldErrorsOf, userMessageOf } from '../../../lib/api-error.ts';
import { EMPTY_REQUIRED } from '../../../lib/typed-number.ts';
import { useBaseVersion } from '../../../lib/use-base-version.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { usePhotoUploads } from '../../../ui/photo/use-photo-uploads.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useEditLog } from '../api.ts';
import { typedQuantity } from '../typed-macros.ts';
import {
  following,
  type LineForm,
  lineFormOf,
  macrosOf,
  macrosShown,
  typedMacros,
} from './line-form.ts';

interface Line {
  userId: string;
  log: NutritionLog;
  /** The logged food, once loaded. */
  food: MeasuredFood | undefined;
  onClose: () => void;
}

/** The edit form of a diary entry, with its photo. */
export function useLineEdit({ userId, log, food, onClose }: Line) {
  const form = useForm({ initialValues: lineFormOf(log) });
  /** The macros computed from the amount; fields that differ were edited. */
  const [shown, setShown] = useState(() => macrosShown(log));
  const [failure, setFailure] = useState<string>();
  const { version, rebaseOnConflict } = useBaseVersion(log.version);
  const edit = useEditLog(userId);
  const uploads = usePhotoUploads({ userId, purpose: 'meal', max: 1 });
  const [storedPhoto, setStoredPhoto] = useState(log.photo);
  /** Lines of a table food always use its macros; those of a custom food can be corrected. */
  const hasFood = log.foodId !== null;

  function bodyOf(typed: LineForm): EditLogBody {
    const { mealType, unit, time, quantity } = typed;
    return {
      ...{ version, date: log.date, time, mealType, unit },
      quantity: typedQuantity(quantity, unit) ?? EMPTY_REQUIRED,
      ...(hasFood ? {} : macrosToSend(typed)),
      photoId: uploads.ids[0] ?? storedPhoto?.id ?? null,
    };
  }

  /** After a conflict, save every value on screen. */
  const macrosToSend = (typed: LineForm) =>
    version === log.version ? typedMacros(typed, shown) : macrosOf(typed);

  /** Unedited macros follow the amount. */
  function setAmount(change: Partial<Pick<LineForm, 'quantity' | 'unit'>>) {
    const { unit, quantity: text } = { ...form.values, ...change };
    const quantity = typedQuantity(text, unit) || log.quantity;
    const times = amountRatio(food, { quantity, unit }, log);
    const next = macrosShown(log, times);
    form.setValues({ ...change, ...following(form.values, shown, next) });
    setShown(next);
  }

  function refuse(error: unknown) {
    const issues = fieldErrorsOf(error);
    form.setErrors(issues);
    if (Object.keys(issues).length > 0) return;
    setFailure(
      rebaseOnConflict(error) ?? userMessageOf(error, 'The change wasn’t saved. Please try again.'),
    );
  }

  function save(event: FormEvent) {
    event.preventDefault();
    form.setErrors({});
    setFailure(undefined);
    if (uploads.hasFailed) {
      setFailure('The photo hasn’t been sent yet. Send it again or remove it.');
      return;
    }
    edit.mutate(
      { logId: log.id, body: bodyOf(form.values) },
      {
        onSuccess: (saved) => {
          void showToast({ title: 'Saved', message: `${saved.foodName} is updated.` });
          onClose();
        },
        onError: refuse,
      },
    );
  }

  const dropStoredPhoto = () => setStoredPhoto(null);
  return {
    ...{ form, setAmount, failure, hasFood, uploads, storedPhoto, dropStoredPhoto },
    ...{ busy: edit.isPending, save },
  };
}
