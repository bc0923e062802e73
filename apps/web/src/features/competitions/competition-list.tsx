import type { CalendarDay } from '@posedown/coaching';
import type { Competition } from '@posedown/contract';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDay } from '../../lib/days.ts';
import { placingText } from '../../lib/placing-text.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useDeleteCompetition } from './api.ts';
import { CompetitionBadge } from './competition-badge.tsx';
import classes from './competition-setup.module.css';

interface CompetitionListProps {
  competitions: readonly Competition[];
  /** The show date from the athlete's answers if no competition has been entered for it. */
  showDate: CalendarDay | '';
  onEdit: (competition: Competition) => void;
  onDeleted: (competitionId: string) => void;
}

/** The athlete's competitions, each with a badge and edit and delete buttons. */
export function CompetitionList(props: CompetitionListProps) {
  const { competitions, showDate, onEdit, onDeleted } = props;
  const [toDelete, setToDelete] = useState<Competition>();
  const { busy, remove } = useRemoval(onDeleted, () => setToDelete(undefined));
  if (competitions.length === 0) {
    return (
      <EmptyState title="No competitions yet">
        {showDate
          ? `Your show day, ${formatDay(showDate)}, is in the form already: name the show and choose your category.`
          : 'Fill in the form. Weeks out, prep phases and peak week are based on the date.'}
      </EmptyState>
    );
  }
  return (
    <>
      <Stack as="ul">
        {competitions.map((competition) => (
          <CompetitionItem
            key={competition.id}
            competition={competition}
            onEdit={() => onEdit(competition)}
            onDelete={() => setToDelete(competition)}
          />
        ))}
      </Stack>
      {toDelete && (
        <ConfirmDialog
          title="Are you sure you want to delete this competition?"
          confirmLabel="Delete"
          isDestructive
          busy={busy}
          onConfirm={() => remove(toDelete)}
          onClose={() => setToDelete(undefined)}
        >
          {toDelete.name}, including its milestones, checklist, peak week and photos.
        </ConfirmDialog>
      )}
    </>
  );
}

function useRemoval(onDeleted: (id: string) => void, onEnd: () => void) {
  const { mutate, isPending } = useDeleteCompetition();
  function remove({ id, name }: Competition) {
    mutate(id, {
      onSuccess: () => {
        void showToast({ title: 'Competition Deleted', message: `${name} is gone.` });
        onDeleted(id);
      },
      onError: () =>
        void showToast({
          title: 'Error',
          message: 'Failed to delete competition. Please try again.',
          variant: 'destructive',
          seconds: 5,
        }),
      onSettled: onEnd,
    });
  }
  return { busy: isPending, remove };
}

interface ItemProps {
  competition: Competition;
  onEdit: () => void;
  onDelete: () => void;
}

function CompetitionItem({ competition, onEdit, onDelete }: ItemProps) {
  const { id, name, date, category, location, notes, placing, resultOpen } = competition;
  return (
    <Card as="li" gap="xs">
      <Row justify="between">
        <h3 className={classes.name}>{name}</h3>
        <CompetitionBadge competition={competition} />
      </Row>
      <Text muted>
        <time dateTime={date}>{formatDay(date)}</time>
        {[category, location, placing && placingText(placing)]
          .filter(Boolean)
          .map((fact) => ` · ${fact}`)}
      </Text>
      {notes && <p className={classes.notes}>{notes}</p>}
      <Row>
        <LinkButton
          to="/competition/prep"
          search={{ competitionId: id }}
          variant="default"
          size="md"
          aria-label={resultOpen ? `Enter the result of ${name}` : `Open the prep for ${name}`}
        >
          {resultOpen ? 'Enter the result' : 'Prep'}
        </LinkButton>
        <Button
          variant="default"
          size="md"
          leftSection={<IconPencil size={18} aria-hidden="true" />}
          aria-label={`Edit ${name}`}
          onClick={onEdit}
        >
          Edit
        </Button>
        <Button
          variant="default"
          size="md"
          leftSection={<IconTrash size={18} aria-hidden="true" />}
          aria-label={`Delete ${name}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </Row>
    </Card>
  );
}
