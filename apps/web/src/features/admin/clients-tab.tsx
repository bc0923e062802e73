import type { ClientCard } from '@posedown/contract';
import { Suspense, useState } from 'react';
import { TYPING_MS } from '../../lib/athletes-named.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { AthleteLink } from '../../ui/parts/athlete-link.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { StatusBadge } from '../../ui/parts/status-badge.tsx';
import classes from './admin.module.css';
import { useClients, useTeam } from './api.ts';

const HandOverDialog = lazyPart(() =>
  import('./hand-over-dialog.tsx').then(({ HandOverDialog }) => ({ default: HandOverDialog })),
);

/** The coach's athletes, those who need attention first, with an action menu for each. */
export function ClientsTab() {
  const [search, setSearch] = useState('');
  const debouncedSearch = useDebounced(search, TYPING_MS);
  return (
    <Stack>
      <div className={classes.narrow}>
        <TextField label="Search clients" name="search" value={search} onChange={setSearch} />
      </div>
      <Clients search={debouncedSearch} />
    </Stack>
  );
}

function Clients({ search }: { search: string }) {
  const list = useClients(search);
  const team = useTeam();
  const clients = list.data?.pages.flatMap((page) => page.clients);
  const mayHandOver = (team.data?.coaches.length ?? 0) > 1;
  if (!clients) {
    return (
      <QueryFallback query={list} what="your clients">
        <SkeletonArea label="Loading your clients" gap="none">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height="4.5rem" />
          ))}
        </SkeletonArea>
      </QueryFallback>
    );
  }
  if (clients.length === 0) {
    return (
      <EmptyState
        title="No clients found"
        action={
          <LinkButton to="/add-client" size="md">
            Add New Athlete
          </LinkButton>
        }
      >
        {search.trim()
          ? 'No name, goal or category contains these words.'
          : 'Invite your first athlete. They appear here once they’ve signed up.'}
      </EmptyState>
    );
  }
  return (
    <>
      <Stack as="ul" gap="none" aria-label="Clients">
        {clients.map((client) => (
          <ClientRow key={client.id} client={client} mayHandOver={mayHandOver} />
        ))}
      </Stack>
      <MoreButton list={list} />
    </>
  );
}

function ClientRow({ client, mayHandOver }: { client: ClientCard; mayHandOver: boolean }) {
  const { id, name, goal, status, statusReason } = client;
  const [isHandingOver, setHandingOver] = useState(false);
  const thread: string = `/messages/${id}`;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Row as="span" gap="sm" tight>
          <AthleteLink athlete={client} />
          {status && <StatusBadge status={status} />}
        </Row>
        <span className={classes.quiet}>
          {goal && `${goal}. `}
          {statusReason}
        </span>
      </div>
      <Row>
        <LinkButton to={thread} variant="default" aria-label={`Message ${name}`}>
          Message
        </LinkButton>
        {mayHandOver && (
          <Button
            variant="default"
            aria-label={`Hand over ${name}`}
            onClick={() => setHandingOver(true)}
          >
            Hand over
          </Button>
        )}
      </Row>
      {isHandingOver && (
        <Suspense fallback={null}>
          <HandOverDialog client={client} onClose={() => setHandingOver(false)} />
        </Suspense>
      )}
    </li>
  );
}
