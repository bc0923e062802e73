import { TASK_REPEATS } from '@posedown/coaching';
import type { Task } from '@posedown/contract';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { fieldErrorsOf, isOtherRequest, userMessageOf } from '../../lib/api-error.ts';
import { useToday } from '../../lib/clock/use-today.ts';
import { validateBy } from '../../lib/contract-form.ts';
import { dropDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
import type { Named } from '../../lib/for-each-athlete.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { useBaseVersion } from '../../lib/use-base-version.ts';
import { useForSelected } from '../../lib/use-for-selected.ts';
import { useRequestKeys } from '../../lib/use-request-keys.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DayField } from '../../ui/form/day-field.tsx';
import { fieldProps } from '../../ui/form/field-props.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SelectedProgress } from '../../ui/form/selected-progress.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useAthlete, useChangeTask, useCreateTask, useCreateTasks } from './api.ts';
import { AthleteField } from './athlete-field.tsx';
import { DRAFT_KEY, formOf, readDraft, type TaskForm, toBody } from './task-form.ts';
import { dueText, REPEAT_LABELS } from './task-text.ts';
import { useDeleteTaskWithUndo } from './use-task-actions.ts';

const validate = validateBy(() =>
  import('@posedown/contract').then(({ taskBodySchema }) => taskBodySchema),
);

const REPEATS = TASK_REPEATS.map((value) => ({ value, label: REPEAT_LABELS[value] }));
const NOT_ADDED = 'The task isn’t saved yet. It’s still in this form; try again.';
const NOT_CHANGED = 'We couldn’t save the task. Your changes are still in this form; try again.';

interface NewTaskProps {
  /** The athlete of the open page. */
  athleteId: string | null;
  onClose: () => void;
}

/** Adds a task. What was typed survives closing and a reload until it is saved. */
export function NewTaskDialog({ athleteId, onClose }: NewTaskProps) {
  const today = useToday();
  const create = useCreateTask();
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const [failure, setFailure] = useState<string>();
  const form = useForm<TaskForm>({
    initialValues: readDraft(loadDraft(DRAFT_KEY)) ?? {
      ...{ text: '', dueOn: today, repeat: 'none', athlete: null },
    },
    onValuesChange: (values) => saveDraft(DRAFT_KEY, values),
  });
  usePageAthlete(athleteId, form);

  function save() {
    const { dueOn } = form.values;
    create.mutate(
      { ...toBody(form.values), requestKey },
      {
        onSuccess: () => {
          dropDraft(DRAFT_KEY);
          void showToast({ title: 'Task added', message: `Due: ${dueText(dueOn, today)}.` });
          onClose();
        },
        onError: (error) => {
          form.setErrors(fieldErrorsOf(error));
          if (isOtherRequest(error)) setRequestKey(newRequestKey());
          setFailure(userMessageOf(error, NOT_ADDED));
        },
      },
    );
  }

  return (
    <TaskDialog
      title="New task"
      label="Add task"
      {...{ form, failure, onClose }}
      athleteField={athleteFieldOf(form)}
      busy={create.isPending}
      onSave={() => {
        setFailure(undefined);
        save();
      }}
    />
  );
}

/** Fills in the athlete of the open page, unless the coach chose one. */
function usePageAthlete(athleteId: string | null, form: Form<TaskForm>) {
  const { data } = useAthlete(athleteId);
  const [isFilled, setFilled] = useState(athleteId === null);
  if (isFilled || !data) return;
  setFilled(true);
  form.setValues({ athlete: { id: data.id, name: data.name } });
}

const athleteFieldOf = (form: Form<TaskForm>) => (
  <AthleteField
    athlete={form.values.athlete}
    error={form.errors.athleteId}
    onChange={(athlete) => form.setValues({ athlete })}
  />
);

/** Edits or deletes a task. */
export function EditTaskDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const change = useChangeTask();
  const remove = useDeleteTaskWithUndo();
  const [failure, setFailure] = useState<string>();
  const { version, rebaseOnConflict } = useBaseVersion(task.version);
  const form = useForm({ initialValues: formOf(task) });
  return (
    <TaskDialog
      title="Edit task"
      label="Save task"
      {...{ form, failure, onClose }}
      athleteField={athleteFieldOf(form)}
      busy={change.isPending}
      onDelete={() => {
        onClose();
        remove({ ...task, version });
      }}
      onSave={() => {
        setFailure(undefined);
        change.mutate(
          { ...toBody(form.values), id: task.id, version },
          {
            onSuccess: onClose,
            onError: (error) => {
              form.setErrors(fieldErrorsOf(error));
              setFailure(rebaseOnConflict(error) ?? userMessageOf(error, NOT_CHANGED));
            },
          },
        );
      }}
    />
  );
}

interface SelectedTaskProps {
  athletes: readonly Named[];
  onClose: (isDone: boolean) => void;
}

/** Adds the same task for each of the selected athletes. */
export function SelectedTaskDialog({ athletes, onClose }: SelectedTaskProps) {
  const today = useToday();
  const create = useCreateTasks();
  const form = useForm<TaskForm>({
    initialValues: { text: '', dueOn: today, repeat: 'none', athlete: null },
  });
  const { athleteId: _, ...body } = toBody(form.values);
  const requestKeyOf = useRequestKeys(JSON.stringify(body));
  const { who, busy, progress, failure, change } = useForSelected(athletes, {
    done: 'added',
    notDone: 'Not added for',
  });

  function save() {
    change(
      (all) => create.mutateAsync({ ...all, body, requestKeyOf }),
      () => {
        const message = `For ${who}. Due: ${dueText(body.dueOn, today)}.`;
        void showToast({ title: athletes.length === 1 ? 'Task added' : 'Tasks added', message });
        onClose(true);
      },
    );
  }

  return (
    <TaskDialog
      title={`New task for ${who}`}
      label={athletes.length === 1 ? 'Add task' : `Add ${athletes.length} tasks`}
      {...{ form, progress, failure, busy }}
      onSave={save}
      onClose={() => onClose(false)}
    />
  );
}

interface TaskDialogProps {
  title: string;
  /** The label of the save button. */
  label: string;
  form: Form<TaskForm>;
  progress?: string | undefined;
  failure: string | undefined;
  busy: boolean;
  /** Chooses the athlete; without it, they are already chosen. */
  athleteField?: ReactNode;
  /** Sends a valid form. */
  onSave: () => void;
  onDelete?: () => void;
  onClose: () => void;
}

function TaskDialog(props: TaskDialogProps) {
  const { title, label, form, progress, failure, busy, athleteField } = props;
  const { onSave, onDelete, onClose } = props;
  const id = useId();
  // The dialog's own effect focuses the close button first.
  useEffect(() => document.getElementById(id)?.querySelector('input')?.focus(), [id]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const errors = await validate(toBody(form.values));
    form.setErrors(errors);
    if (Object.keys(errors).length === 0) onSave();
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          {onDelete && (
            <Button variant="default" size="md" disabled={busy} onClick={onDelete}>
              Delete
            </Button>
          )}
          <Button type="submit" form={id} size="md" loading={busy}>
            {busy ? 'Saving...' : label}
          </Button>
        </>
      }
    >
      <Stack id={id} as="form" onSubmit={(event) => void submit(event)} noValidate>
        <TextField {...fieldProps(form, 'text')} label="Task" autoComplete="off" />
        <Grid columns={2}>
          <DayField {...fieldProps(form, 'dueOn')} label="Due" />
          <SelectField {...fieldProps(form, 'repeat')} label="Repeat" choices={REPEATS} />
        </Grid>
        {athleteField}
        <SelectedProgress {...{ progress, failure }} />
      </Stack>
    </Dialog>
  );
}
