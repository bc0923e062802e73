import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ApiError, userMessageOf } from '../../lib/api-error.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useApprovePeakWeek, useChangePeakWeek } from './api.ts';
import { FIGURES, type Figure, readFigures } from './figures.ts';
import classes from './peak-week.module.css';
import { dayLabel, type Plan } from './peak-words.ts';

const OUTDATED =
  'The plan was changed on another device; above are its figures as they are now. What you typed is kept: look again and save it.';
const isOutdated = (error: unknown) =>
  error instanceof ApiError && error.code === 'changed_meanwhile';

interface CoachPanelProps {
  plan: Plan;
  day: Plan['days'][number];
  userId: string;
  /** Notes for the whole plan that are not saved yet: they outlive the choice of another day. */
  typedNotes: string | undefined;
  onNotes: (typed: string | undefined) => void;
}

/** The coach's figures for a day, within the hard rules, and the approval. */
export function CoachPanel({ plan, day, userId, typedNotes, onNotes }: CoachPanelProps) {
  // Only what was typed: the rest follows the plan, also when it was changed on another device.
  const [typed, setTyped] = useState<Partial<Record<Figure, string>>>({});
  const [complaints, setComplaints] = useState<Partial<Record<Figure, string>>>({});
  const figureText = (name: Figure) => typed[name] ?? String(day[name] ?? '');
  const notes = typedNotes ?? plan.coachNotes ?? '';
  const change = useChangePeakWeek(userId);
  const approve = useApprovePeakWeek(userId);
  const { version, status } = plan;
  const failed = change.error ?? approve.error;

  function judge() {
    const approved = status !== 'approved';
    const onSuccess = () =>
      void showToast(
        approved
          ? { title: 'Peak week approved', message: 'The athlete sees it at once.' }
          : { title: 'Approval taken back', message: 'It is a draft again, not to be followed.' },
      );
    approve.mutate({ version, approved }, { onSuccess });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readFigures(figureText);
    setComplaints('complaints' in read ? read.complaints : {});
    if ('complaints' in read) return;
    const changed = { offset: day.offset, ...read.day };
    const body = { version, days: [changed], coachNotes: notes.trim() || undefined };
    change.mutate(body, {
      onSuccess: () => {
        setTyped({});
        onNotes(undefined);
        void showToast({
          title: 'Peak week changed',
          message: `${dayLabel(day.offset)} is saved.`,
        });
      },
    });
  }

  return (
    <Card as="section" labelledBy="coach-panel">
      <form className={classes.stack} onSubmit={submit} noValidate>
        <SectionHeader
          id="coach-panel"
          title={`Change ${dayLabel(day.offset)}`}
          intro="Figures outside the hard rules are refused, with the rule that they break."
          actions={
            <Button
              size="md"
              variant={status === 'approved' ? 'default' : 'filled'}
              disabled={approve.isPending}
              onClick={judge}
            >
              {status === 'approved' ? 'Take the approval back' : 'Approve the plan'}
            </Button>
          }
        />
        <div className={classes.log}>
          {FIGURES.map(({ name, label, unit }) => (
            <TextField
              key={name}
              {...{ name, label, unit }}
              inputMode="numeric"
              value={figureText(name)}
              error={complaints[name]}
              onChange={(value) => setTyped({ ...typed, [name]: value })}
            />
          ))}
        </div>
        <TextAreaField
          name="coachNotes"
          label="Notes for the athlete"
          optional
          value={notes}
          onChange={onNotes}
        />
        {failed && (
          <FormNotice>
            {isOutdated(failed)
              ? OUTDATED
              : userMessageOf(failed, 'That was not saved. Try again.')}
          </FormNotice>
        )}
        <div>
          <Button type="submit" size="md" variant="default" disabled={change.isPending}>
            {change.isPending ? 'Saving...' : 'Save changes'}
          </Button>
        </div>
      </form>
    </Card>
  );
}
