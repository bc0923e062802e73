import type { FormEvent } from 'react';
import { isOutdated, userMessageOf } from '../../lib/api-error.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { figuresIn, figureText } from './figures.ts';
import { dayLabel } from './peak-text.ts';
import classes from './peak-week.module.css';
import { type CoachChanges, useCoachChanges } from './use-coach-changes.ts';

const OUTDATED =
  'The plan changed while you were typing. Its current figures are above, and what you typed is still here: review it and save again.';

/** The coach's values for a day, within hard limits, and notes on the plan. Saving includes all edited days. */
export function CoachPanel(props: CoachChanges) {
  const { day, units, unsaved } = props;
  const changes = useCoachChanges(props);
  const failed = changes.change.error;
  const others = unsaved.filter((offset) => offset !== day.offset);

  function submit(event: FormEvent) {
    event.preventDefault();
    changes.save();
  }

  return (
    <Card as="section" labelledBy="coach-panel">
      <Stack as="form" onSubmit={submit} noValidate>
        <SectionHeader
          id="coach-panel"
          title={`Change ${dayLabel(day.offset)}`}
          intro="Values outside the hard limits aren’t accepted, and the limit is shown. Ranges around single published values are our choice."
        />
        <div className={classes.log}>
          {figuresIn(units).map(({ name, label, unit }) => (
            <TextField
              key={name}
              {...{ name, label, unit }}
              inputMode="numeric"
              value={changes.typed[name] ?? figureText(day, name, units)}
              error={changes.fieldErrors[name]}
              onChange={(value) => changes.type(name, value)}
            />
          ))}
        </div>
        {day.offset <= 0 && (
          <Row>
            <Button size="md" variant="subtle" onClick={changes.spreadWater}>
              Use this water amount every day until the show
            </Button>
          </Row>
        )}
        <TextAreaField
          name="coachNotes"
          label="Notes for the athlete"
          optional
          value={changes.notes}
          onChange={changes.writeNotes}
        />
        {failed && (
          <FormNotice>
            {isOutdated(failed) ? OUTDATED : userMessageOf(failed, 'That wasn’t saved. Try again.')}
          </FormNotice>
        )}
        {(changes.isReasonWanted || changes.reason !== '') && (
          <TextAreaField
            name="warningReason"
            label="Reason for overriding this"
            hint="Saved with the plan. The athlete doesn’t see it."
            value={changes.reason}
            onChange={changes.writeReason}
          />
        )}
        {changes.unread.length > 0 && (
          <FormNotice>
            {changes.unread.map(dayLabel).join(', ')} couldn’t be read. Check what you typed there.
          </FormNotice>
        )}
        {others.length > 0 && (
          <p className={classes.muted}>Also saved: {others.map(dayLabel).join(', ')}.</p>
        )}
        <Row gap="sm">
          <Button type="submit" size="md" variant="default" loading={changes.change.isPending}>
            {changes.change.isPending ? 'Saving...' : 'Save changes'}
          </Button>
          {others.length < unsaved.length && (
            <Button size="md" variant="subtle" color="gray" onClick={changes.discard}>
              Discard changes
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
