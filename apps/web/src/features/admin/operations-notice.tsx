import { formatInstant } from '../../lib/days.ts';
import { Caution } from '../../ui/parts/caution.tsx';
import { useOperations } from './api.ts';

/** Warns the head coach while the server needs attention. */
export function OperationsNotice() {
  const { data } = useOperations();
  return (
    <>
      {data?.backupOverdue && <BackupNotice newestAt={data.backupOverdue.newestAt} />}
      {data?.diskFull && (
        <Caution>
          The server's disk is {data.diskFull.percent}% full. Ask the person who runs your server to
          free up space. Photos will be refused first.
        </Caution>
      )}
    </>
  );
}

function BackupNotice({ newestAt }: { newestAt: string | null }) {
  return (
    <Caution>
      {newestAt
        ? `The last backup was made on ${formatInstant(newestAt)}.`
        : 'No backup has been made yet.'}{' '}
      If the server's disk fails, your practice's data is lost. Ask the person who runs your server
      to check the backups.
    </Caution>
  );
}
