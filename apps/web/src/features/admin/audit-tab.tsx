import type { AuditKind } from '@posedown/contract';
import { useState } from 'react';
import { TYPING_MS } from '../../lib/athletes-named.ts';
import { formatInstant } from '../../lib/days.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import classes from './admin.module.css';
import { useAudit } from './api.ts';
import { auditSentence, KIND_LABELS } from './audit-text.ts';

const KINDS = Object.entries(KIND_LABELS) as [AuditKind, string][];
const CHOICES = [
  { value: 'all', label: 'Everything' },
  ...KINDS.map(([value, label]) => ({ value, label })),
] as const;

export function AuditTab() {
  const [kind, setKind] = useState<AuditKind | 'all'>('all');
  const [person, setPerson] = useState('');
  const debouncedPerson = useDebounced(person, TYPING_MS);
  return (
    <Stack>
      <p className={classes.quiet}>
        What you and your athletes did in the last year. IP addresses are stored without their last
        part.
      </p>
      <div className={classes.days}>
        <SelectField label="Type" name="kind" choices={CHOICES} value={kind} onChange={setKind} />
        <TextField label="Person" name="person" value={person} onChange={setPerson} />
      </div>
      <Lines kind={kind === 'all' ? undefined : kind} person={debouncedPerson} />
    </Stack>
  );
}

function Lines({ kind, person }: { kind: AuditKind | undefined; person: string }) {
  const log = useAudit(kind, person);
  const lines = log.data?.pages.flatMap((page) => page.lines);
  if (!lines) {
    return (
      <QueryFallback query={log} what="the audit log">
        <SkeletonArea label="Loading the audit log" gap="none">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} height="3.5rem" />
          ))}
        </SkeletonArea>
      </QueryFallback>
    );
  }
  if (lines.length === 0) {
    return <EmptyState title="Nothing found">No matching entries for that person.</EmptyState>;
  }
  return (
    <>
      <Stack as="ul" gap="none" aria-label="Audit log">
        {lines.map((line) => (
          <li key={line.id} className={classes.row} data-outcome={line.outcome}>
            <span className={classes.sentence}>{auditSentence(line)}</span>
            <span className={classes.quiet}>
              <time dateTime={line.at}>{formatInstant(line.at)}</time>
              {line.network && ` · ${line.network}`}
            </span>
          </li>
        ))}
      </Stack>
      <MoreButton list={log} />
    </>
  );
}
