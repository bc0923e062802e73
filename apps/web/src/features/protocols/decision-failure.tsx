import { ApiError, userMessageOf } from '../../lib/api-error.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { useReload } from './api.ts';

interface DecisionFailureProps {
  protocolId: string;
  error: unknown;
  /** Called after the newer version was loaded. */
  onReload: () => void;
}

/** Why a change was rejected, with a button to reload if another device changed the protocol. */
export function DecisionFailure({ protocolId, error, onReload }: DecisionFailureProps) {
  const reload = useReload(protocolId);
  if (!error) return null;
  const isOutdated =
    error instanceof ApiError && (error.code === 'changed_meanwhile' || error.code === 'conflict');
  return (
    <FormNotice>
      <p>{userMessageOf(error, 'That wasn’t saved. Check your connection and try again.')}</p>
      {isOutdated && (
        <Button variant="default" size="md" onClick={() => void reload().then(onReload)}>
          Reload the protocol
        </Button>
      )}
    </FormNotice>
  );
}
