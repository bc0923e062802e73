import { CARDIO_MINUTES_LIMIT } from '@posedown/coaching';
import type { PlanProposal, ProposalDecisionInput } from '@posedown/contract';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { numberField, required } from '../../lib/form/number-field.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { useSingleSend } from '../../lib/use-single-send.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../ui/dialog/dialog-buttons.tsx';
import { focusFirstError } from '../../ui/form/focus-first-error.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { TargetsFields } from '../../ui/targets/targets-fields.tsx';
import {
  gramsOf,
  isAtFields,
  refusedFields,
  type Targets,
  type TypedTargets,
  targetsOf,
} from '../../ui/targets/targets-form.ts';
import { useWarningReason } from '../../ui/warnings/use-warning-reason.ts';
import { WarningReason } from '../../ui/warnings/warning-reason.tsx';
import { useDecideProposal } from './api.ts';
import classes from './proposals.module.css';

interface EditDialogProps {
  proposal: PlanProposal;
  onClose: () => void;
}

type Errors = Partial<TypedTargets & { minutes: string }>;

const MINUTES = required(numberField(CARDIO_MINUTES_LIMIT, { unit: 'min', storedDigits: 0 }));

/** Edits the proposed values: grams a day, minutes of cardio a week, or both. */
export function EditDialog({ proposal, onClose }: EditDialogProps) {
  const { now, food } = proposal;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => gramsOf(food?.targets ?? now.targets));
  const [minutes, setMinutes] = useState(String(now.cardioMinutes ?? ''));
  const [errors, setErrors] = useState<Errors>({});
  const reason = useWarningReason('reason');
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const decide = useDecideProposal(proposal.id);
  const { busy, send } = useSingleSend(decide);
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(element.current);
  }, [errors]);

  function renew() {
    setErrors({});
    setRequestKey(newRequestKey());
    decide.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readForm(now, typed, minutes);
    if ('errors' in read) return setErrors(read.errors);
    if (!reason.isGiven()) return;
    const body: ProposalDecisionInput = {
      ...{ decision: 'edit', ...read.values, requestKey },
      ...reason.body,
    };
    send(body, {
      onError: (error) => {
        reason.read(error);
        setErrors(refusedFields(error));
      },
      onSuccess: onClose,
    });
  }

  return (
    <Dialog
      title="Edit proposal"
      intro="The meals keep their foods and get new amounts."
      onClose={onClose}
      footer={
        <DialogButtons
          form={id}
          label="Change plan"
          busyLabel="Saving..."
          busy={busy}
          onCancel={onClose}
        />
      }
    >
      <Stack id={id} ref={element} as="form" onSubmit={submit} noValidate>
        <TargetsFields
          typed={typed}
          errors={errors}
          now={now.targets}
          onChange={(fields) => {
            setTyped({ ...typed, ...fields });
            reason.reset();
            renew();
          }}
        />
        {now.cardioMinutes !== null && (
          <div className={classes.minutes}>
            <TextField
              label="Steady cardio a week"
              name="minutes"
              unit="min"
              inputMode="numeric"
              maxLength={6}
              value={minutes}
              error={errors.minutes}
              onChange={(text) => {
                setMinutes(text);
                renew();
              }}
            />
          </div>
        )}
        <WarningReason
          state={reason}
          hint="The athlete can read it in the plan’s notes."
          onChange={renew}
        />
        {decide.isError && !reason.shows(decide.error) && !isAtFields(decide.error) && (
          <FormNotice>
            {userMessageOf(decide.error, 'The plan wasn’t changed. Try again.')}
          </FormNotice>
        )}
      </Stack>
    </Dialog>
  );
}

interface Values {
  targets?: Targets;
  cardioMinutes?: number;
}

/** The differences from the current plan, or the errors by field. */
function readForm(
  now: PlanProposal['now'],
  typed: TypedTargets,
  minutesText: string,
): { values: Values } | { errors: Errors } {
  const read = targetsOf(typed);
  const hasMinutes = now.cardioMinutes !== null;
  const wrongMinutes = hasMinutes ? MINUTES.error(minutesText) : undefined;
  const fieldError = wrongMinutes ? { minutes: wrongMinutes } : {};
  if ('errors' in read) return { errors: { ...read.errors, ...fieldError } };
  if (wrongMinutes) return { errors: fieldError };
  const before = gramsOf(now.targets);
  const isSame = Object.entries(gramsOf(read.targets)).every(
    ([macro, grams]) => before[macro as keyof TypedTargets] === grams,
  );
  const cardioMinutes = MINUTES.parse(minutesText);
  const hasCardio = hasMinutes && cardioMinutes !== now.cardioMinutes;
  if (isSame && !hasCardio) return { errors: { protein: 'Change at least one value' } };
  return {
    values: {
      ...(isSame ? {} : { targets: read.targets }),
      ...(hasCardio ? { cardioMinutes } : {}),
    },
  };
}
