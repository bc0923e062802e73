import { FIRST_PROGRESS_DAY } from '@posedown/coaching';
import type { CheckIn, Profile, ProgressEntry, Units } from '@posedown/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { DayField } from '../../ui/form/day-field.tsx';
import { fieldProps } from '../../ui/form/field-props.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { stackClass } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { EstimateButton, FatEstimateDialog } from './body-fat/fat-estimate-dialog.tsx';
import { BodyFields } from './body-fields.tsx';
import {
  changeDay,
  changedPrefill,
  type PrefillOn,
  prefillFromCheckIn,
} from './check-in-prefill.ts';
import { type EntryForm, lastFiguresOf } from './entry-form.ts';
import { FeelingFields, HabitFields } from './feeling-fields.tsx';
import { useNewDay } from './new-day.ts';
import classes from './progress-entry.module.css';
import { type ProgressForm, useDraftUnits, useEntry } from './use-entry.ts';

interface EntryFieldsProps {
  profile: Profile;
  /** Check-ins, which prefill the entries of their days. */
  checkIns: readonly CheckIn[];
  /** Entries, newest first. Their values are shown as placeholders. */
  entries: readonly ProgressEntry[];
}

/** The form of one entry. */
export function EntryFields({ profile, ...props }: EntryFieldsProps) {
  const [isEstimating, setEstimating] = useState(false);
  const inUnits = useDraftUnits(profile, isEstimating);
  return (
    <Entry key={inUnits.units} profile={inUnits} {...{ ...props, isEstimating, setEstimating }} />
  );
}

interface EntryProps extends EntryFieldsProps {
  /** Whether the body-fat estimate is open. */
  isEstimating: boolean;
  setEstimating: (isEstimating: boolean) => void;
}

function Entry({ profile, checkIns, entries, isEstimating, setEstimating }: EntryProps) {
  const lastKg = entries.find(({ weight }) => weight !== null)?.weight ?? null;
  const { form, save, busy, failure } = useEntry(profile, checkIns, lastKg);
  const last = lastFiguresOf(entries, profile.units);
  const prefillOn: PrefillOn = (day) => prefillFromCheckIn(checkIns, day, profile.units);
  const today = useNewDay(form, profile.timezone, prefillOn);
  useLateCheckIns(form, checkIns, profile.units);

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  function changeDate(date: EntryForm['date']) {
    form.setValues(changeDay(form.values, date, prefillOn));
  }

  return (
    <>
      <form className={stackClass('md')} onSubmit={submit} noValidate aria-busy={busy}>
        <Card as="section" labelledBy="entry-body" gap="lg">
          <SectionHeader id="entry-body" title="Body" />
          <DayField
            {...fieldProps(form, 'date')}
            onChange={changeDate}
            label="Date"
            min={FIRST_PROGRESS_DAY}
            max={today}
          />
          <BodyFields form={form} units={profile.units} last={last}>
            <EstimateButton onOpen={() => setEstimating(true)} />
          </BodyFields>
        </Card>
        <Card as="section" labelledBy="entry-feeling" gap="lg">
          <SectionHeader id="entry-feeling" title="How you feel" />
          <FeelingFields form={form} />
        </Card>
        <Card as="section" labelledBy="entry-habits" gap="lg">
          <SectionHeader id="entry-habits" title="Recovery" />
          <HabitFields form={form} units={profile.units} last={last} />
          <TextAreaField
            {...fieldProps(form, 'notes')}
            label="Notes"
            optional
            hint="Anything your coach should know about this day."
          />
        </Card>
        {failure && <FormNotice>{failure}</FormNotice>}
        <Button type="submit" size="md" loading={busy} className={classes.save}>
          {busy ? 'Saving...' : 'Save Progress'}
        </Button>
      </form>
      {isEstimating && (
        <FatEstimateDialog profile={profile} entry={form} onClose={() => setEstimating(false)} />
      )}
    </>
  );
}

/** Prefills from a check-in that loads while the form is already open. Typed fields stay. */
function useLateCheckIns(form: ProgressForm, checkIns: readonly CheckIn[], units: Units): void {
  const previousCheckIns = useRef(checkIns);
  useEffect(() => {
    if (previousCheckIns.current === checkIns) return;
    const { date } = form.values;
    const late = changedPrefill(
      form.values,
      prefillFromCheckIn(previousCheckIns.current, date, units),
      prefillFromCheckIn(checkIns, date, units),
    );
    previousCheckIns.current = checkIns;
    if (Object.keys(late).length > 0) form.setValues(late);
  });
}
