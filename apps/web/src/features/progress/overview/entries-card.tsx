import type { ProgressEntry, Units } from '@posedown/contract';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { formatWeekday, withYear } from '../../../lib/days.ts';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { MoreButton } from '../../../ui/parts/more-button.tsx';
import { QueryFallback } from '../../../ui/parts/query-fallback.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { useEntries } from '../api.ts';
import { EntryRow } from '../entry-row.tsx';
import listClasses from '../recent-entries.module.css';
import { useEntryActions } from './use-entry-actions.tsx';

interface EntriesCardProps {
  athleteId: string;
  units: Units;
}

/** All entries, newest first. Athletes can edit and delete them; coaches only read them. */
export function EntriesCard({ athleteId, units }: EntriesCardProps) {
  const isOwn = useSignedInUser().id === athleteId;
  const entries = useEntries(athleteId);
  if (!entries.data) {
    return (
      <QueryFallback query={entries} what="the entries">
        <SkeletonArea label="Loading the entries" holdsBelow>
          <Skeleton height="30rem" />
        </SkeletonArea>
      </QueryFallback>
    );
  }
  const all = entries.data.pages.flatMap((page) => page.entries);
  if (all.length === 0) return null;
  return (
    <Card as="section" labelledBy="entries" gap="md">
      <SectionHeader id="entries" title="Entries" />
      {isOwn ? (
        <OwnEntries entries={all} athleteId={athleteId} units={units} />
      ) : (
        <ol className={listClasses.list}>
          {all.map((entry) => (
            <EntryRow key={entry.id} entry={entry} units={units} />
          ))}
        </ol>
      )}
      <MoreButton list={entries}>Show older entries</MoreButton>
    </Card>
  );
}

function OwnEntries({
  entries,
  ...props
}: EntriesCardProps & { entries: readonly ProgressEntry[] }) {
  const { edit, remove, busy, dialog } = useEntryActions({ ...props, entries });
  return (
    <>
      <ol className={listClasses.list}>
        {entries.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            units={props.units}
            actions={
              <>
                <Button
                  variant="default"
                  size="md"
                  aria-label={`Edit the entry of ${withYear(formatWeekday, entry.date)}`}
                  onClick={() => edit(entry)}
                >
                  Edit
                </Button>
                <Button
                  variant="default"
                  size="md"
                  disabled={busy}
                  aria-label={`Delete the entry of ${withYear(formatWeekday, entry.date)}`}
                  onClick={() => remove(entry)}
                >
                  Delete
                </Button>
              </>
            }
          />
        ))}
      </ol>
      {dialog}
    </>
  );
}
