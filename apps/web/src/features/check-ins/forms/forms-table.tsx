import type { CheckInForm } from '@posedown/contract';
import { Link } from '@tanstack/react-router';
import { formatInstant, todayIn } from '../../../lib/days.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { VisuallyHidden } from '../../../ui/parts/visually-hidden.tsx';
import { showWhenDone } from '../../../ui/toast/show-undoable.ts';
import { type useForms, useRestoreForm, useWithdrawForm } from './api.ts';
import { athletesText, dayText } from './form-text.ts';
import classes from './forms.module.css';
import { formPath, NEW_FORM_PATH, STANDARD } from './paths.ts';

const UNREACHED = 'We couldn’t reach the server, so this may not have been saved. Try again.';

interface FormsTableProps {
  list: NonNullable<ReturnType<typeof useForms>['data']>;
  onAssign: (form: string) => void;
}

/** All forms, the built-in one first. A list of cards on a phone. */
export function FormsTable({ list: { forms, standard }, onAssign }: FormsTableProps) {
  const withdraw = useWithdraw(standard.name);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Form</th>
          <th scope="col">Questions</th>
          <th scope="col">Athletes</th>
          <th scope="col">Last changed</th>
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            {standard.name}
            <span className={classes.quiet}>Built in</span>
          </th>
          <Figures form={standard} changed="" />
          <td className={classes.actions}>
            <Row gap="2xs" justify="end">
              <Button
                variant="default"
                size="sm"
                aria-label={`Assign ${standard.name}`}
                onClick={() => onAssign(STANDARD)}
              >
                Assign
              </Button>
              <LinkButton
                to={NEW_FORM_PATH}
                search={{ copy: STANDARD }}
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={`Copy and edit ${standard.name}`}
              >
                Copy and edit
              </LinkButton>
            </Row>
          </td>
        </tr>
        {forms.map((form) => (
          <tr key={form.id}>
            <th scope="row">
              <Link to={formPath(form.id)} className={classes.name}>
                {form.name}
              </Link>
            </th>
            <Figures form={form} changed={form.updatedAt} />
            <td className={classes.actions}>
              <FormActions form={form} onAssign={onAssign} onWithdraw={withdraw} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FiguresProps {
  form: Pick<CheckInForm, 'questions' | 'athletes'>;
  /** Empty for a form that never changes. */
  changed: string;
}

function Figures({ form, changed }: FiguresProps) {
  return (
    <>
      <td data-label="Questions">{form.questions.length}</td>
      <td data-label="Athletes">{form.athletes}</td>
      <td data-label="Last changed" data-empty={changed === '' || undefined}>
        {changed && (
          <time dateTime={changed} title={formatInstant(changed)}>
            {dayText(todayIn(undefined, new Date(changed)))}
          </time>
        )}
      </td>
    </>
  );
}

interface FormActionsProps {
  form: CheckInForm;
  onAssign: (formId: string) => void;
  onWithdraw: (form: CheckInForm) => void;
}

function FormActions({ form, onAssign, onWithdraw }: FormActionsProps) {
  const { id, name } = form;
  return (
    <Row gap="2xs" justify="end">
      <Button
        variant="default"
        size="sm"
        aria-label={`Assign ${name}`}
        onClick={() => onAssign(id)}
      >
        Assign
      </Button>
      <LinkButton
        to={formPath(id)}
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={`Edit ${name}`}
      >
        Edit
      </LinkButton>
      <LinkButton
        to={NEW_FORM_PATH}
        search={{ copy: id }}
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={`Copy ${name}`}
      >
        Copy
      </LinkButton>
      <Button
        variant="subtle"
        color="behind"
        size="sm"
        aria-label={`Withdraw ${name}`}
        onClick={() => onWithdraw(form)}
      >
        Withdraw
      </Button>
    </Row>
  );
}

/** Withdraws a form, with undo in the toast. */
function useWithdraw(standardName: string) {
  const withdraw = useWithdrawForm();
  const restore = useRestoreForm();

  async function undo(form: CheckInForm) {
    const { name } = await restore.mutateAsync(form);
    return { title: 'Form restored', message: `${name} is back for the athletes who had it.` };
  }

  return (form: CheckInForm) =>
    void showWhenDone(withdraw.mutateAsync(form), UNREACHED, () => ({
      title: `${form.name} withdrawn`,
      message: consequenceText(form, standardName),
      undo: () => undo(form),
    }));
}

const consequenceText = ({ athletes }: CheckInForm, standardName: string) =>
  athletes === 0
    ? 'Answers to it stay.'
    : `${athletesText(athletes)} will get the ${standardName.toLowerCase()}. Answers to it stay.`;
