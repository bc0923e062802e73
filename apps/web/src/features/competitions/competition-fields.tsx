import { type CalendarDay, COMPETITION_CATEGORIES } from '@posedown/coaching';
import type { Competition, Profile } from '@posedown/contract';
import { type FormEvent, useEffect, useRef } from 'react';
import { focusOn } from '../../ui/focus/focus-on.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DayField } from '../../ui/form/day-field.tsx';
import { fieldProps } from '../../ui/form/field-props.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { useCompetitionForm } from './use-competition-form.ts';

const CATEGORIES = COMPETITION_CATEGORIES.map((value) => ({ value, label: value }));

interface CompetitionFieldsProps {
  profile: Profile;
  /** Initial date of a new competition. */
  showDate: CalendarDay | '';
  /** The competition being edited; undefined to add one. */
  editing: Competition | undefined;
  onSaved: () => void;
  onCancel: () => void;
  /** Refetches the edited competition; undefined if that fails. */
  reread: () => Promise<Competition | undefined>;
  /** Whether this form replaces another one and should take the focus. */
  isNext: boolean;
}

/** The form of one competition, in add or edit mode. */
export function CompetitionFields(props: CompetitionFieldsProps) {
  const { profile, showDate, editing, onSaved, onCancel, reread, isNext } = props;
  const element = useRef<HTMLFormElement>(null);
  // Scrolls to and focuses the form after an edit was chosen in the list or the previous form was
  // sent.
  useEffect(() => {
    const heading = isNext && element.current?.querySelector('h2');
    if (!heading) return;
    focusOn(heading);
    if (editing) heading.scrollIntoView({ block: 'center' });
  }, [isNext, editing]);
  const { form, submit, busy, failure, firstDay } = useCompetitionForm({
    ...{ profile, showDate, editing, onSaved, reread },
  });

  function send(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <Card as="section" labelledBy="competition-form">
      <Stack ref={element} as="form" gap="lg" onSubmit={send} noValidate aria-busy={busy}>
        <SectionHeader
          id="competition-form"
          title={editing ? 'Edit competition' : 'Add a competition'}
        />
        <TextField
          {...fieldProps(form, 'name')}
          label="Competition name"
          autoComplete="off"
          maxLength={200}
        />
        <DayField {...fieldProps(form, 'date')} label="Competition date" min={firstDay} />
        <ChoiceField {...fieldProps(form, 'category')} label="Category" choices={CATEGORIES} />
        <TextField
          {...fieldProps(form, 'location')}
          label="Location"
          optional
          autoComplete="off"
          maxLength={200}
        />
        <TextAreaField
          {...fieldProps(form, 'notes')}
          label="Notes"
          optional
          hint="Federation, height class, travel: anything you and your coach should remember."
        />
        {failure && <FormNotice>{failure}</FormNotice>}
        <Row>
          <Button type="submit" size="md" loading={busy}>
            {busy ? 'Saving...' : editing ? 'Update Competition' : 'Add Competition'}
          </Button>
          {editing && (
            <Button variant="default" size="md" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
