import type { ClientCard } from '@posedown/contract';
import { Suspense, useState } from 'react';
import { TYPING_MS } from '../../lib/athletes-named.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { AthleteLink } from '../../ui/parts/athlete-link.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { FilterButtons } from '../../ui/parts/filter-buttons.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { StatusBadge } from '../../ui/parts/status-badge.tsx';
import classes from './admin.module.css';
import { useClients, useTeam } from './api.ts';
import type { ShownClients } from './tabs.ts';

const HandOverDialog = lazyPart(() =>
  import('./hand-over-dialog.tsx').then(({ HandOverDialog }) => ({ default: HandOverDialog })),
);

const EndDialog = lazyPart(() =>
  import('./endings/end-dialog.tsx').then((part) => ({ default: part.EndDialog })),
);
const FormerAthletes = lazyPart(() =>
  import('./endings/former-athletes.tsx').then((part) => ({ default: part.FormerAthletes })),
);

const SHOWN = [
  { value: 'current', label: 'Current' },
  { value: 'former', label: 'Former' },
  { value: 'archived', label: 'Archived' },
] as const;

interface ClientsTabProps {
  shown: ShownClients;
  /** Writes the filter to the URL. */
  onShown: (shown: ShownClients) => void;
}

/** The coach's athletes, current or former. */
export function ClientsTab({ shown, onShown }: ClientsTabProps) {
  return (
    <Stack>
      <FilterButtons label="Which athletes" choices={SHOWN} chosen={shown} onChoose={onShown} />
      <Suspense fallback={<Skeleton height="20rem" />}>
        {shown === 'current' && <CurrentClients />}
        {shown === 'former' && <FormerAthletes key="former" state="listed" />}
        {shown === 'archived' && <FormerAthletes key="archived" state="archived" />}
      </Suspense>
    </Stack>
  );
}

/** The coach's athletes, those who need attention first, with an action menu for each. */
function CurrentClients() {
  const [search, setSearch] = useState('');
  const debouncedSearch = useDebounced(search, TYPING_MS);
  return (
    <>
      <div className={classes.narrow}>
        <TextField label="Search clients" name="search" value={search} onChange={setSearch} />
      </div>
      <Clients search={debouncedSearch} />
    </>
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
  const [isEnding, setEnding] = useState(false);
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
        <Button
          variant="default"
          aria-label={`End coaching of ${name}`}
          onClick={() => setEnding(true)}
        >
          End coaching
        </Button>
      </Row>
      {isHandingOver && (
        <Suspense fallback={null}>
          <HandOverDialog client={client} onClose={() => setHandingOver(false)} />
        </Suspense>
      )}
      {isEnding && (
        <Suspense fallback={null}>
          <EndDialog athletes={[client]} onClose={() => setEnding(false)} />
        </Suspense>
      )}
    </li>
  );
}
