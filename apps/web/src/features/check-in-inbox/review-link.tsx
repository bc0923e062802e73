import { counted } from '@posedown/coaching';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { useWaitingCheckInCount } from './api.ts';

// Typed as string, because only `app` knows the routes.
const INBOX: string = '/check-ins';

/** The coach's next action: the check-ins that wait. */
export function ReviewCheckInsLink() {
  const waiting = useWaitingCheckInCount();
  return (
    <LinkButton to={INBOX} variant={waiting > 0 ? 'filled' : 'default'} size="md">
      {waiting > 0 ? `Review ${counted(waiting, 'check-in')}` : 'Check-ins'}
    </LinkButton>
  );
}
