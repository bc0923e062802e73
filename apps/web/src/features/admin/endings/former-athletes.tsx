import type { FormerAthlete, FormerChange } from '@posedown/contract';
import { useState } from 'react';
import { TYPING_MS } from '../../../lib/athletes-named.ts';
import { formatDay } from '../../../lib/days.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { MoreButton } from '../../../ui/parts/more-button.tsx';
import { QueryFallback } from '../../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import { showError } from '../../../ui/toast/show-error.ts';
import { showUndoable } from '../../../ui/toast/show-undoable.ts';
import classes from '../admin.module.css';
import { type FormerState, useChangeFormer, useFormerAthletes } from './api.ts';

/** Athletes whose coaching has ended. */
export function FormerAthletes({ state }: { state: FormerState }) {
  const [typed, setTyped] = useState('');
  const list = useFormerAthletes(state, useDebounced(typed, TYPING_MS));
  const athletes = list.data?.pages.flatMap((page) => page.athletes);
  return (
    <>
      <div className={classes.narrow}>
        <TextField label="Search by name" name="search" value={typed} onChange={setTyped} />
      </div>
      {!athletes && (
        <QueryFallback query={list} what="your former athletes">
          <SkeletonArea label="Loading your former athletes" gap="none">
            <Skeleton height="4.5rem" />
            <Skeleton height="4.5rem" />
          </SkeletonArea>
        </QueryFallback>
      )}
      {athletes?.length === 0 && <NoAthletes state={state} isSearch={typed.trim() !== ''} />}
      {athletes && athletes.length > 0 && (
        <Stack
          as="ul"
          gap="none"
          aria-label={state === 'archived' ? 'Archived' : 'Former athletes'}
        >
          {athletes.map((athlete) => (
            <FormerRow key={athlete.id} athlete={athlete} />
          ))}
        </Stack>
      )}
      <MoreButton list={list} />
    </>
  );
}

function NoAthletes({ state, isSearch }: { state: FormerState; isSearch: boolean }) {
  if (isSearch) return <EmptyState title="No results">No name contains these words.</EmptyState>;
  if (state === 'archived') {
    return (
      <EmptyState title="Nothing archived">
        Archive a former athlete to keep the list of former ones short.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No former athletes">
      When you end an athlete’s coaching, they are listed here.
    </EmptyState>
  );
}

function FormerRow({ athlete }: { athlete: FormerAthlete }) {
  const { id, name, startedOn, lastDay, note, isArchived, offer, deletionOn, keepsAccount } =
    athlete;
  const [isDeleting, setDeleting] = useState(false);
  const change = useChangeFormer(id);
  const send = (body: FormerChange, onSuccess?: () => void) =>
    change.mutate(body, {
      onSuccess,
      onError: (error) => showError(error, 'We couldn’t change this. Please try again.'),
    });
  const archive = () =>
    send({ archived: true }, () =>
      showUndoable({
        title: `${name} archived`,
        undo: async () => {
          await change.mutateAsync({ archived: false });
          return { title: `${name} is back in the list` };
        },
        otherwise: 'We couldn’t undo this. Please try again.',
      }),
    );
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text as="span" strong>
          {name}
        </Text>
        <span className={classes.quiet}>
          {formatDay(startedOn)} to {formatDay(lastDay)}
        </span>
        {note && <span className={classes.quiet}>{note}</span>}
        {offer !== 'none' && (
          <span className={classes.quiet}>
            {offer === 'open' ? 'You offered to coach them again.' : 'They declined your offer.'}
          </span>
        )}
        {deletionOn && (
          <span className={classes.quiet}>
            Their account is deleted on {formatDay(deletionOn)}.
          </span>
        )}
        {keepsAccount && <span className={classes.quiet}>They decided to keep their account.</span>}
      </div>
      <Row>
        <Button
          variant="default"
          aria-label={
            offer === 'open' ? `Withdraw the offer to ${name}` : `Offer coaching to ${name}`
          }
          loading={change.isPending}
          onClick={() => send({ offered: offer !== 'open' })}
        >
          {offer === 'open' ? 'Withdraw the offer' : 'Offer coaching'}
        </Button>
        <Button
          variant="default"
          aria-label={isArchived ? `Unarchive ${name}` : `Archive ${name}`}
          onClick={() => (isArchived ? send({ archived: false }) : archive())}
        >
          {isArchived ? 'Unarchive' : 'Archive'}
        </Button>
        {deletionOn && (
          <Button
            variant="default"
            aria-label={`Stop the deletion of ${name}’s account`}
            onClick={() => send({ deleted: false })}
          >
            Stop the deletion
          </Button>
        )}
        {!deletionOn && !keepsAccount && (
          <Button
            variant="default"
            aria-label={`Delete account of ${name}`}
            onClick={() => setDeleting(true)}
          >
            Delete account
          </Button>
        )}
      </Row>
      {isDeleting && (
        <ConfirmDialog
          title={`Delete the account of ${name}?`}
          confirmLabel="Delete in 30 days"
          isDestructive
          busy={change.isPending}
          onClose={() => setDeleting(false)}
          onConfirm={() => send({ deleted: true }, () => setDeleting(false))}
        >
          We email them that their account and everything in it will be deleted in 30 days. Until
          then you can stop it, and they can download their data or keep the account.
        </ConfirmDialog>
      )}
    </li>
  );
}
