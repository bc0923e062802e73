import { counted } from '@posedown/coaching';
import type { Competition, Milestone, Prep } from '@posedown/contract';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { formatDay, formatDaysAway, formatShortDay } from '../../lib/days.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Button, UnstyledButton } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useSuggestMilestones } from './api.ts';
import classes from './prep.module.css';
import { showNotSaved } from './show-not-saved.ts';
import { useToggleWithUndo } from './use-toggle-with-undo.ts';

const MilestoneDialog = lazyPart(() =>
  import('./milestone-dialog.tsx').then(({ MilestoneDialog }) => ({ default: MilestoneDialog })),
);

function notifyAdded({ added }: { added: number }) {
  if (added === 0) {
    const message = 'The usual milestones that can still be met are already here.';
    return void showToast({ title: 'Nothing to add', message });
  }
  const title = `${counted(added, 'milestone')} added`;
  void showToast({ title, message: 'Dated from the show.', seconds: 3 });
}

/** The milestones of a prep: done, due and upcoming. */
export function MilestonesCard({ prep }: { prep: Prep & { competition: Competition } }) {
  const { competition, milestones, today } = prep;
  const [open, setOpen] = useState<{ milestone?: Milestone }>();
  const place = { userId: competition.userId, competitionId: competition.id };
  const suggest = useSuggestMilestones(place);
  const done = milestones.filter(({ completed }) => completed).length;

  const { toggle, busy } = useToggleWithUndo(competition.userId);

  /** Reloads a milestone changed in another window; a deleted one disappears. */
  function reload({ id }: Milestone) {
    const milestone = milestones.find((one) => one.id === id);
    setOpen(milestone && { milestone });
  }

  const suggestButton = (
    <Button
      variant="default"
      size="md"
      loading={suggest.isPending}
      onClick={() => suggest.mutate(undefined, { onError: showNotSaved, onSuccess: notifyAdded })}
    >
      {suggest.isPending ? 'Adding...' : 'Add the usual milestones'}
    </Button>
  );
  return (
    <Card as="section" labelledBy="milestones" gap="md">
      <SectionHeader
        id="milestones"
        title="Milestones"
        intro={milestones.length > 0 && `${done} of ${milestones.length} done`}
        actions={
          <>
            {milestones.length > 0 && competition.date > today && suggestButton}
            <Button variant="default" size="md" onClick={() => setOpen({})}>
              Add milestone
            </Button>
          </>
        }
      />
      {milestones.length === 0 ? (
        <EmptyState title="No milestones yet" action={competition.date > today && suggestButton}>
          The usual ones are dated from the show: photos, posing rounds, suit, tan, federation card.
        </EmptyState>
      ) : (
        <Stack as="ol" gap="none">
          {milestones.map((milestone) => (
            <MilestoneRow
              key={milestone.id}
              milestone={milestone}
              today={today}
              busy={busy}
              onToggle={() => toggle(milestone)}
              onEdit={() => setOpen({ milestone })}
            />
          ))}
        </Stack>
      )}
      {open && (
        <Suspense fallback={null}>
          <MilestoneDialog
            // A refetched milestone restarts the form.
            key={open.milestone?.version}
            {...open}
            place={place}
            today={today}
            onReload={reload}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </Card>
  );
}

interface RowProps {
  milestone: Milestone;
  today: string;
  busy: boolean;
  onToggle: () => void;
  onEdit: () => void;
}

function MilestoneRow({ milestone, today, busy, onToggle, onEdit }: RowProps) {
  const { name, description, targetDate, completed, completedDate } = milestone;
  // The date distinguishes recurring milestones, such as photos every other week.
  const day = formatShortDay(targetDate);
  const isLate = !completed && targetDate < today;
  return (
    <li className={classes.milestone} data-done={completed}>
      <UnstyledButton
        className={classes.check}
        role="checkbox"
        aria-checked={completed}
        aria-label={`${name}: done, planned for ${day}`}
        data-print="yes"
        disabled={busy}
        onClick={onToggle}
      >
        <IconCheck size={16} stroke={3} aria-hidden="true" />
      </UnstyledButton>
      <div className={classes.milestoneText}>
        <span className={classes.milestoneName}>{name}</span>
        <span className={classes.muted} data-late={isLate}>
          {completedDate
            ? `Done ${formatDay(completedDate)}`
            : `${formatDay(targetDate)}, ${isLate ? 'overdue, ' : ''}${formatDaysAway(today, targetDate)}`}
        </span>
        {description && <span className={classes.muted}>{description}</span>}
      </div>
      <UnstyledButton className={classes.edit} aria-label={`Edit ${name}, ${day}`} onClick={onEdit}>
        <IconPencil size={18} aria-hidden="true" />
      </UnstyledButton>
    </li>
  );
}
