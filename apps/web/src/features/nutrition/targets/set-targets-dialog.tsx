import type { MealsChoice } from '@posedown/contract';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { userMessageOf } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useSingleSend } from '../../../lib/use-single-send.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { focusFirstError } from '../../../ui/form/focus-first-error.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { MealsField } from '../../../ui/meals/meals-choice.tsx';
import { showNewMeals } from '../../../ui/meals/show-new-meals.ts';
import { TargetsFields } from '../../../ui/targets/targets-fields.tsx';
import {
  gramsOf,
  isAtFields,
  refusedFields,
  type TypedTargets,
  targetsOf,
  validTargets,
} from '../../../ui/targets/targets-form.ts';
import { useWarningReason } from '../../../ui/warnings/use-warning-reason.ts';
import { WarningReason } from '../../../ui/warnings/warning-reason.tsx';
import { useMealsPreview, useSetTargets, useUndoPlan } from '../api.ts';
import type { DayMacros } from '../shown-plan.ts';

interface SetTargetsDialogProps {
  athleteId: string;
  /** The current targets of the plan. */
  now: DayMacros;
  onClose: () => void;
}

/** Delay after the last key press before the meals are previewed, in ms. */
const PAUSE_MS = 400;

/** Lets a coach set an athlete's daily targets and generates a meal plan for them. */
export function SetTargetsDialog({ athleteId, now, onClose }: SetTargetsDialogProps) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => gramsOf(now));
  const [errors, setErrors] = useState<Partial<TypedTargets>>({});
  const reason = useWarningReason('targetsReason');
  const [chosen, setChosen] = useState<MealsChoice>();
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const set = useSetTargets(athleteId);
  const undo = useUndoPlan(athleteId);
  const settled = useDebounced(typed, PAUSE_MS, JSON.stringify(typed));
  const preview = useMealsPreview(athleteId, validTargets(settled));
  const meals = chosen ?? preview.data?.suggested ?? 'scale';
  const { busy, send } = useSingleSend(set);
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(element.current);
  }, [errors]);

  function change(fields: Partial<TypedTargets>) {
    setTyped({ ...typed, ...fields });
    setErrors({});
    reason.reset();
    renew();
  }

  function renew() {
    setRequestKey(newRequestKey());
    set.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = targetsOf(typed);
    if ('errors' in read) return setErrors(read.errors);
    if (!reason.isGiven()) return;
    const { targets } = read;
    send(
      {
        ...{ targets, requestKey },
        ...(preview.data !== null && { meals }),
        ...reason.body,
      },
      {
        onError: (error) => {
          reason.read(error);
          setErrors(refusedFields(error));
        },
        onSuccess: ({ mealPlan }) => {
          onClose();
          const message = `Meal plan updated to ${formatNumber(targets.calories)} kcal`;
          const undoTargets = mealPlan && (() => undo.mutateAsync(mealPlan));
          showNewMeals({ title: 'Targets changed', message }, undoTargets);
        },
      },
    );
  }

  return (
    <Dialog
      title="Change the daily targets"
      intro="Updates the meal plan. Logged meals stay as they are."
      onClose={onClose}
      footer={
        <DialogButtons
          form={id}
          label="Change targets"
          busyLabel="Creating the meals..."
          busy={busy}
          onCancel={onClose}
        />
      }
    >
      <Stack id={id} ref={element} as="form" onSubmit={submit} noValidate>
        <TargetsFields typed={typed} errors={errors} now={now} onChange={change} />
        <MealsField
          preview={preview.data}
          isLoading={preview.isLoading}
          value={meals}
          onChange={(choice) => {
            setChosen(choice);
            renew();
          }}
        />
        <WarningReason
          state={reason}
          hint="The athlete can read it in the plan’s notes."
          onChange={renew}
        />
        {set.isError && !reason.shows(set.error) && !isAtFields(set.error) && (
          <FormNotice>
            {userMessageOf(set.error, 'The targets weren’t changed. Please try again.')}
          </FormNotice>
        )}
      </Stack>
    </Dialog>
  );
}
