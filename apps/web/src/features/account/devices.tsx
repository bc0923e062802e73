import type { authEndpoints, ReplyOf } from '@posedown/contract';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { isNotFoundError } from '../../lib/api-error.ts';
import { formatInstant } from '../../lib/days.ts';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { showError } from '../../ui/toast/show-error.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useDeviceSessions, useRevokeSession } from './api.ts';
import { deviceOf } from './device-name.ts';
import classes from './devices.module.css';

const UNSURE = 'We didn’t get a response, so the device may still be logged in. Please try again.';

type DeviceSession = ReplyOf<typeof authEndpoints.listSessions>['sessions'][number];

/** The devices this user is logged in on, each with a button to log it out. */
export function Devices() {
  const { data, isError, refetch } = useDeviceSessions();
  return (
    <Card as="section" labelledBy="devices">
      <SectionHeader
        id="devices"
        title="Devices"
        intro="Log out any device you don’t recognize, then change your password."
      />
      {data && (
        <ul className={classes.devices}>
          {data.sessions.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </ul>
      )}
      {isError && !data && (
        <div className={classes.devices}>
          <ErrorState title="We couldn’t load your devices." onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !isError && (
        <SkeletonArea label="Loading your devices" className={classes.devices} holdsBelow>
          <Skeleton height="3.25rem" />
          <Skeleton height="3.25rem" />
        </SkeletonArea>
      )}
    </Card>
  );
}

function Device({ session }: { session: DeviceSession }) {
  const revoke = useRevokeSession();
  const { name, handheld } = deviceOf(session.userAgent);
  const Icon = handheld ? IconDeviceMobile : IconDeviceDesktop;

  function logOut(): void {
    const notifyLoggedOut = () => void showToast({ title: 'Device logged out', message: name });
    revoke.mutate(session.id, {
      onSuccess: notifyLoggedOut,
      onError: (error) => (isNotFoundError(error) ? notifyLoggedOut() : showError(error, UNSURE)),
    });
  }

  return (
    <li className={classes.device}>
      <Icon className="pd-muted" size={24} stroke={1.5} aria-hidden="true" />
      <div className={classes.words}>
        <p className="pd-medium">{name}</p>
        <Text size="md" muted>
          {session.current ? 'This device' : `Last seen ${formatInstant(session.lastSeenAt)}`}
        </Text>
      </div>
      {!session.current && (
        <Button
          variant="default"
          onClick={logOut}
          loading={revoke.isPending}
          aria-label={`Log out ${name}, last seen ${formatInstant(session.lastSeenAt)}`}
        >
          Log out{' '}
        </Button>
      )}
    </li>
  );
}
