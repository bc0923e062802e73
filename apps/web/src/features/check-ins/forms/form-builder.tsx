import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { FormErrors } from '../../../lib/contract-form.ts';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Heading } from '../../../ui/parts/text.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import classes from './builder.module.css';
import type { FormDraft } from './form-draft.ts';
import { FormPreview } from './form-preview.tsx';
import { QuestionList } from './question-list.tsx';
import { useFormDraft } from './use-form-draft.ts';
import { type SaveProblem, useSaveForm } from './use-save-form.ts';

const NAME_MAX = 80;

interface FormBuilderProps {
  /** The form to change; undefined to create one. */
  formId: string | undefined;
  /** What the draft begins as. */
  opened: FormDraft;
  /** Where the draft is stored. */
  draftKey: string;
}

/** A form's name and questions, next to a preview for the athlete. */
export function FormBuilder({ formId, opened, draftKey }: FormBuilderProps) {
  const state = useFormDraft(draftKey, opened);
  const { draft, errors, isChanged, change } = state;
  const [openId, setOpenId] = useState<string>();
  useLeaveWarning(isChanged);
  const { busy, problem, save, saveCopy, takeOther } = useSaveForm({
    ...{ state, formId },
    onInvalid: (found) => setOpenId((current) => firstInvalid(draft, found) ?? current),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    save();
  }

  function discard() {
    const discarded = draft;
    state.reset(state.initial);
    void showToast({
      title: 'Changes discarded',
      seconds: 5,
      action: { label: 'Undo', onClick: () => change(() => discarded, '') },
    });
  }

  return (
    <div className={classes.columns}>
      <Stack as="form" gap="xl" onSubmit={submit} onKeyDown={ignoreEnter} noValidate>
        <div className={classes.name}>
          <TextField
            label="Name of the form"
            name="name"
            value={draft.name}
            onChange={(name) => change((current) => ({ ...current, name }), 'name')}
            error={errors.name}
            maxLength={NAME_MAX}
            autoComplete="off"
          />
        </div>
        <Stack as="section" gap="sm" aria-labelledby="questions">
          <Heading id="questions" size="md">
            Questions
          </Heading>
          <QuestionList state={state} openId={openId} onOpen={setOpenId} />
        </Stack>
        <div className={classes.foot}>
          {problem && <Problem problem={problem} onCopy={saveCopy} onTake={takeOther} />}
          <Row>
            <Button type="submit" size="md" loading={busy}>
              {busy ? 'Saving...' : 'Save form'}
            </Button>
            {isChanged && (
              <Button variant="subtle" color="gray" size="md" disabled={busy} onClick={discard}>
                Discard changes
              </Button>
            )}
          </Row>
        </div>
      </Stack>
      <FormPreview name={draft.name} questions={draft.questions} />
    </div>
  );
}

/** Saving leaves the page, so Enter in a field doesn't. */
function ignoreEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** The first question with an error. */
const firstInvalid = ({ questions }: FormDraft, errors: FormErrors) =>
  questions.find(({ id }) => Object.keys(errors).some((path) => path.startsWith(`${id}.`)))?.id;

interface ProblemProps {
  problem: SaveProblem;
  onCopy: () => void;
  onTake: () => void;
}

/** Why the form wasn't saved, and what to do about it. */
function Problem({ problem, onCopy, onTake }: ProblemProps) {
  if (problem.kind === 'failed') return <FormNotice>{problem.text}</FormNotice>;
  const isChanged = problem.kind === 'changed';
  return (
    <FormNotice>
      <Stack gap="xs">
        <p>
          {isChanged
            ? 'This form was changed on another device. Load that version and lose yours, or save yours as a copy.'
            : 'This form was withdrawn on another device. You can save yours as a copy.'}
        </p>
        <Row>
          {isChanged && (
            <Button variant="default" size="md" onClick={onTake}>
              Load the other version
            </Button>
          )}
          <Button variant="default" size="md" onClick={onCopy}>
            Save as a copy
          </Button>
        </Row>
      </Stack>
    </FormNotice>
  );
}
