import { formatInstant } from '../../lib/days.ts';
import { Caution } from '../../ui/parts/caution.tsx';
import { useOperations } from './api.ts';

/** Warns the head coach while the server needs attention. */
export function OperationsNotice() {
  const { data } = useOperations();
  if (!data?.backupOverdue) return null;
  const { newestAt } = data.backupOverdue;
  return (
    <Caution>
      {newestAt
        ? `The last backup was made on ${formatInstant(newestAt)}.`
        : 'No backup has been made yet.'}{' '}
      Your practice's data isn't protected against a lost disk. Ask whoever runs your server to
      check the backups.
    </Caution>
  );
}
