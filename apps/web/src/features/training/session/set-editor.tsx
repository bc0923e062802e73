import type { ExerciseGuide, LoggedSet, SessionExercise, Units } from '@posedown/contract';
import { IconCheck } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../lib/numbers.ts';
import { WEIGHT_UNIT, weightFromKg } from '../../../lib/units.ts';
import { Button } from '../../../ui/parts/button.tsx';
import type { ExerciseContext } from './exercise-context.ts';
import { nextSetText } from './exercise-text.ts';
import classes from './session.module.css';
import { draftOf, loadQuestion, type SetDraft, type SetErrors, setForm } from './set-draft.ts';
import { SetFeelings, SetFields } from './set-fields.tsx';

interface SetEditorProps {
  exercise: SessionExercise;
  guide: ExerciseGuide | undefined;
  /** The context that the next set is suggested from. */
  known: ExerciseContext | undefined;
  units: Units;
  /** The set being corrected; without it the next one is logged. */
  edited: LoggedSet | undefined;
  start: SetDraft;
  /** The unsaved draft. */
  begun?: SetDraft | undefined;
  onType?: (draft: SetDraft) => void;
  onSave: (draft: SetDraft) => void;
  onCancel: () => void;
  /** Omitted if sets can't be deleted. */
  onRemove?: (setId: string) => void;
}

/** One prefilled set: one tap if it went as planned. */
export function SetEditor(props: SetEditorProps) {
  const { exercise, guide, known, units, edited, start, begun } = props;
  const { onType, onSave, onCancel, onRemove } = props;
  // Until something is typed it follows the suggestion, which may load later.
  const [typed, setTyped] = useState(begun);
  const draft = typed ?? (edited ? draftOf(edited, units) : start);
  const [fieldErrors, setFieldErrors] = useState<SetErrors>({});
  /** Whether the missing load was already asked for. */
  const [isAsked, setAsked] = useState(false);
  const isTimed = known?.timed ?? exercise.timed ?? false;
  const hint = edited ? null : nextSetText(exercise, known, { units, isTimed });
  function set(change: Partial<SetDraft>) {
    setTyped({ ...draft, ...change });
    onType?.({ ...draft, ...change });
  }

  // The set to correct is chosen further down the page, so move the focus here.
  const heading = useRef<HTMLHeadingElement>(null);
  const isEdit = edited !== undefined;
  useEffect(() => {
    if (isEdit) heading.current?.focus();
  }, [isEdit]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found: SetErrors = setForm.errors(draft, units);
    const question = edited || isAsked ? undefined : loadQuestion(draft, exercise, known);
    if (question) found.weight ??= question;
    setAsked(question !== undefined);
    setFieldErrors(found);
    if (Object.keys(found).length > 0) return;
    onSave(draft);
    // The next set starts from its own suggestion. A correction stays as typed until it’s saved.
    if (!edited) setTyped(undefined);
  }

  return (
    <form className={classes.editor} onSubmit={submit} noValidate>
      <h3 ref={heading} tabIndex={-1} className={classes.small}>
        {edited ? 'Edit set' : `Set ${exercise.sets.length + 1}`}
      </h3>
      {hint && <p className={classes.words}>{hint}</p>}
      <SetFields
        draft={draft}
        fieldErrors={fieldErrors}
        exercise={exercise}
        known={known}
        units={units}
        onChange={set}
      />
      <SetFeelings draft={draft} onChange={set} error={fieldErrors.form} />
      <SaveButtons edited={edited} onCancel={onCancel} onRemove={onRemove} />
      {!edited && guide?.bestMaxKg && (
        <p className={classes.words}>
          Best estimated maximum: {formatNumber(weightFromKg(guide.bestMaxKg, units), 1)}{' '}
          {WEIGHT_UNIT[units]}
        </p>
      )}
    </form>
  );
}

type SaveButtonsProps = Pick<SetEditorProps, 'edited' | 'onCancel' | 'onRemove'>;

/** Saves the set; a correction can also be canceled, or the set deleted. */
function SaveButtons({ edited, onCancel, onRemove }: SaveButtonsProps) {
  return (
    <div className={classes.save} data-next={!edited || undefined}>
      <Button
        type="submit"
        // A double tap must not log two sets.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
        size="lg"
        fullWidth
        leftSection={<IconCheck size={20} aria-hidden="true" />}
      >
        {edited ? 'Save Set' : 'Complete Set'}
      </Button>
      {edited && (
        <>
          <Button variant="default" size="lg" onClick={onCancel}>
            Cancel
          </Button>
          {onRemove && (
            <Button variant="subtle" size="lg" color="behind" onClick={() => onRemove(edited.id)}>
              Delete
            </Button>
          )}
        </>
      )}
    </div>
  );
}
