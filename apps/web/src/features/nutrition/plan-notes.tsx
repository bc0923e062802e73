import { formatDay, todayIn } from '../../lib/days.ts';
import { useProfile, useReaderUnits } from '../../lib/profile.ts';
import { textInUnits } from '../../lib/text-in-units.ts';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import classes from './meal-plan.module.css';
import type { ShownPlan } from './shown-plan.ts';

interface PlanNotesProps {
  plan: ShownPlan;
  /** Needed for the time zone of the creation date. */
  athleteId: string;
}

/** Explains how a plan was generated. Renders nothing for the default day. */
export function PlanNotes({ plan: { createdAt, notes }, athleteId }: PlanNotesProps) {
  const { data: profile } = useProfile(athleteId);
  const units = useReaderUnits(athleteId);
  if (createdAt === null || notes.length === 0) return null;
  const createdOn = formatDay(todayIn(profile?.timezone, new Date(createdAt)));
  return (
    <Card as="section" labelledBy="plan-notes" gap="md" className={classes.notes}>
      <SectionHeader
        id="plan-notes"
        title="What was decided, and why"
        intro={`Based on your data on ${createdOn}, when this plan was created.`}
      />
      <ul className={classes.noteList}>
        {notes.map((note) => (
          <li key={note}>{units ? textInUnits(note, units) : note}</li>
        ))}
      </ul>
    </Card>
  );
}
