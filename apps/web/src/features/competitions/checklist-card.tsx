import { CHECKLIST, CHECKLIST_KEYS } from '@posedown/coaching';
import type { Competition, Prep } from '@posedown/contract';
import { Card } from '../../ui/parts/card.tsx';
import { PrintButton } from '../../ui/parts/print-button.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { TickList } from '../../ui/parts/tick-list.tsx';
import { showError } from '../../ui/toast/show-error.ts';
import { useCheckItem } from './api.ts';
import classes from './prep.module.css';

/** The checklist for the show day. */
export function ChecklistCard({ prep }: { prep: Prep & { competition: Competition } }) {
  const { competition, checklist } = prep;
  const checkItem = useCheckItem({ userId: competition.userId, competitionId: competition.id });

  function change(item: string, done: boolean) {
    checkItem.mutate(
      { item, done },
      {
        onError: (error) => showError(error, 'The change wasn’t saved. Try again.'),
      },
    );
  }

  return (
    <Card as="section" labelledBy="checklist" gap="md">
      <SectionHeader
        id="checklist"
        title="Show-day checklist"
        intro={`${checklist.length} of ${CHECKLIST_KEYS.length} checked`}
        actions={<PrintButton isAlone />}
      />
      {CHECKLIST.map(({ title, items }) => (
        <div key={title}>
          <h3 className={classes.group}>{title}</h3>
          <TickList items={items} done={checklist} onTick={change} />
        </div>
      ))}
    </Card>
  );
}
