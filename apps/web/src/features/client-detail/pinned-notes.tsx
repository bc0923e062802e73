import type { CoachNote } from '@posedown/contract';
import { formatInstant } from '../../lib/days.ts';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import classes from './client-detail.module.css';

/** The coach's pinned notes on an athlete. */
export function PinnedNotes({ notes }: { notes: readonly CoachNote[] }) {
  if (notes.length === 0) return null;
  return (
    <Card as="section" labelledBy="pinned-notes">
      <SectionHeader id="pinned-notes" title="Pinned notes" />
      <ul className={classes.list}>
        {notes.map(({ id, content, createdAt }) => (
          <li key={id} className={classes.note}>
            <p className={classes.content}>{content}</p>
            <p className={classes.quiet}>{formatInstant(createdAt)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
