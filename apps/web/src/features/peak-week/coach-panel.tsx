import { type FormEvent, useState } from 'react';
import { isOutdated, userMessageOf } from '../../lib/api-error.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useApprovePeakWeek } from './api.ts';
import { figuresIn, figureText } from './figures.ts';
import classes from './peak-week.module.css';
import { dayLabel, type Plan } from './peak-words.ts';
import { type CoachChanges, useCoachChanges } from './use-coach-changes.ts';

const OUTDATED =
  'The plan was changed on another device; above are its figures as they are now. What you typed is kept: look again and save it.';
interface CoachPanelProps extends CoachChanges {
  /** The show was on a day before today. */
  isOver: boolean;
}

/** The coach's figures for a day, within the hard rules, and the approval. */
export function CoachPanel({ isOver, ...props }: CoachPanelProps) {
  const { plan, day, athlete } = props;
  const isApproved = plan.status === 'approved';
  const changes = useCoachChanges(props);
  const approval = useApproval(
    plan,
    athlete.id,
    changes.unsaved.map(({ offset }) => offset),
  );
  const failed = changes.change.error ?? approval.error;
  const isTyped = changes.unsaved.some(({ offset }) => offset === day.offset);
  const others = changes.unsaved.filter(({ offset }) => offset !== day.offset);

  function submit(event: FormEvent) {
    event.preventDefault();
    changes.save();
  }

  return (
    <Card as="section" labelledBy="coach-panel">
      <form className={classes.stack} onSubmit={submit} noValidate>
        <SectionHeader
          id="coach-panel"
          title={`Change ${dayLabel(day.offset)}`}
          intro="Figures outside the hard rules are refused, with the rule that they break. Room around a single figure of the source is our choice."
          actions={
            (isApproved || !isOver) && (
              <Button
                size="md"
                variant={isApproved ? 'default' : 'filled'}
                loading={approval.busy}
                onClick={approval.judge}
              >
                {isApproved ? 'Take the approval back' : 'Approve the plan'}
              </Button>
            )
          }
        />
        {approval.refusal && <FormNotice>{approval.refusal}</FormNotice>}
        <div className={classes.log}>
          {figuresIn(athlete.units).map(({ name, label, unit }) => (
            <TextField
              key={name}
              {...{ name, label, unit }}
              inputMode="numeric"
              value={changes.typed[name] ?? figureText(day, name, athlete.units)}
              error={changes.complaints[name]}
              onChange={(value) => changes.type(name, value)}
            />
          ))}
        </div>
        <TextAreaField
          name="coachNotes"
          label="Notes for the athlete"
          optional
          value={changes.notes}
          onChange={changes.writeNotes}
        />
        {failed && (
          <FormNotice>
            {isOutdated(failed)
              ? OUTDATED
              : userMessageOf(failed, 'That was not saved. Try again.')}
          </FormNotice>
        )}
        {others.length > 0 && (
          <p className={classes.muted}>Typed and not saved yet: {namesOf(others)}.</p>
        )}
        <div className={classes.buttons}>
          <Button type="submit" size="md" variant="default" loading={changes.change.isPending}>
            {changes.change.isPending ? 'Saving...' : 'Save changes'}
          </Button>
          {isTyped && (
            <Button size="md" variant="subtle" color="gray" onClick={changes.discard}>
              Discard the figures
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

const namesOf = (days: readonly { offset: number }[]) =>
  days.map(({ offset }) => dayLabel(offset)).join(', ');

/** Approves what is stored, or takes that back: never while other figures are on the screen. */
function useApproval({ version, status }: Plan, userId: string, unsaved: readonly number[]) {
  const approve = useApprovePeakWeek(userId);
  const [isRefused, setRefused] = useState(false);
  const approved = status !== 'approved';
  const isOpen = approved && unsaved.length > 0;
  // What is typed after it was all saved is no reason any more to say so unasked.
  if (isRefused && !isOpen) setRefused(false);

  function judge() {
    setRefused(isOpen);
    if (isOpen) return;
    const onSuccess = () =>
      void showToast(
        approved
          ? { title: 'Peak week approved', message: 'The athlete sees it at once.' }
          : { title: 'Approval taken back', message: 'It is a draft again, not to be followed.' },
      );
    approve.mutate({ version, approved }, { onSuccess });
  }

  return {
    judge,
    busy: approve.isPending,
    error: approve.error,
    refusal:
      isRefused && isOpen
        ? `Save or discard ${unsaved.map(dayLabel).join(', ')} first: what is typed there would not be approved.`
        : undefined,
  };
}
