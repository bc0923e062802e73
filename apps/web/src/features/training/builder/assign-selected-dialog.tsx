import type { CalendarDay } from '@posedown/coaching';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useToday } from '../../../lib/clock/use-today.ts';
import { formatDay } from '../../../lib/days.ts';
import type { Named } from '../../../lib/for-each-athlete.ts';
import { useForSelected } from '../../../lib/use-for-selected.ts';
import { useRequestKeys } from '../../../lib/use-request-keys.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { DayField } from '../../../ui/form/day-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SelectedProgress } from '../../../ui/form/selected-progress.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { MoreButton } from '../../../ui/parts/more-button.tsx';
import { QueryFallback } from '../../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useAssignPlanToEach, useTrainingPlans } from '../api.ts';

interface AssignSelectedDialogProps {
  athletes: readonly Named[];
  onClose: (isDone: boolean) => void;
}

/** Assigns a copy of one of the coach's plans to each of the selected athletes. */
export function AssignSelectedDialog({ athletes, onClose }: AssignSelectedDialogProps) {
  const id = useId();
  const list = useTrainingPlans();
  const plans = list.data?.pages.flatMap((page) => page.plans);
  const assignToEach = useAssignPlanToEach();
  const today = useToday();
  const [planId, setPlanId] = useState('');
  const [chosenStart, setStart] = useState<CalendarDay>();
  const startsOn = chosenStart ?? today;
  const requestKeyOf = useRequestKeys(`${planId} ${startsOn}`);
  const { who, busy, progress, failure, setFailure, change } = useForSelected(athletes, {
    done: 'assigned',
    notDone: 'Not assigned to',
    explain: explainWarnings,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const plan = plans?.find((one) => one.id === planId);
    if (!plan) return setFailure('Choose a plan.');
    change(
      (all) => assignToEach({ ...all, requestKeyOf }, { planId, startsOn }),
      () => {
        const message = `${who}: ${plan.name} from ${formatDay(startsOn)}.`;
        void showToast({ title: 'Plan assigned', message });
        onClose(true);
      },
    );
  }

  return (
    <Dialog
      title={`Assign a plan to ${who}`}
      intro="Each gets a copy as their active plan, which replaces the previous one."
      onClose={() => onClose(false)}
      footer={
        <DialogButtons
          form={id}
          label="Assign"
          busyLabel="Assigning..."
          busy={busy}
          disabled={!plans?.length}
          onCancel={() => onClose(false)}
        />
      }
    >
      {!plans && (
        <QueryFallback query={list} what="your plans">
          <SkeletonArea label="Loading your plans">
            <Skeleton height="8rem" />
          </SkeletonArea>
        </QueryFallback>
      )}
      {plans?.length === 0 && (
        <EmptyState
          title="No plan yet"
          action={
            <LinkButton to="/create-workout" size="md">
              Build your first plan
            </LinkButton>
          }
        >
          Build one without an athlete and assign it to as many as you like.
        </EmptyState>
      )}
      {plans && plans.length > 0 && (
        <Stack id={id} as="form" onSubmit={submit} noValidate>
          <SelectField
            label="Plan"
            name="planId"
            choices={plans.map(({ id: value, name }) => ({ value, label: name }))}
            value={planId}
            onChange={(value) => {
              setPlanId(value);
              setFailure(undefined);
            }}
          />
          <MoreButton list={list}>Show more plans</MoreButton>
          <DayField
            label="Week 1 begins on"
            name="startsOn"
            value={startsOn}
            onChange={(day) => day && setStart(day)}
          />
          <SelectedProgress {...{ progress, failure }} />
        </Stack>
      )}
    </Dialog>
  );
}

/** A reason for exceeding limits is given for one athlete at a time, after reading their warnings. */
function explainWarnings(error: unknown): string | undefined {
  const issues = error instanceof ApiError ? error.issues : [];
  const warnings = issues.filter(({ path }) => path === 'warningReason');
  if (warnings.length === 0) return undefined;
  const text = warnings.map(({ message }) => message).join(' ');
  return `${text} To assign it anyway, give a reason for each of them under Your plans.`;
}
