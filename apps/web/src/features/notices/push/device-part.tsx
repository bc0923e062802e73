import type { PushDevice } from '@posedown/contract';
import { useState } from 'react';
import { isNotFoundError } from '../../../lib/api-error.ts';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Heading, Text } from '../../../ui/parts/text.tsx';
import { showError } from '../../../ui/toast/show-error.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useAddPushDevice, useRemovePushDevice, useTestPushDevice } from '../api.ts';
import { deviceOf, findSubscription, rememberTurnedOn, subscribe } from './this-device.ts';
import { useThisDevice } from './use-this-device.ts';

const NOT_ON =
  'We couldn’t turn on notices. Check your connection and that your browser allows notifications, then try again.';
const NOT_OFF = 'We couldn’t turn off notices. Check your connection, then try again.';
const NOT_SENT = 'We couldn’t send a test. Check your connection, then try again.';
const UNDELIVERED =
  'Your browser’s push service didn’t accept the test. Try again in a few minutes.';
const ENDED = 'This device no longer gets notices. Turn them on again.';

const EXPLAINED = {
  on: 'This device gets notices, even while Posedown is closed, until you log out.',
  off: 'Get notices on this device, even while Posedown is closed. They never show names, weights or messages.',
  blocked:
    'Your browser blocks notices from Posedown. Open your browser’s settings for this site, allow notifications, then come back.',
  install:
    'Add Posedown to your home screen first: in Safari, tap Share, then Add to Home Screen. Then open it from there and turn on notices here.',
  unsupported:
    'This browser can’t show notices. Use a current version of Chrome, Edge, Firefox or Safari, and not a private window.',
};

interface DevicePartProps {
  publicKey: string;
  /** The user's devices with push notices. */
  devices: readonly PushDevice[];
}

/** Turns push notices on and off for this device. The browser asks for permission only after a tap. */
export function DevicePart({ publicKey, devices }: DevicePartProps) {
  const { device, refresh } = useThisDevice(devices);
  return (
    <Stack gap="xs">
      <Heading as="h3">Notices on this device</Heading>
      <Text muted aria-live="polite">
        {EXPLAINED[device?.state ?? 'off']}
      </Text>
      {device?.state === 'on' && device.id && <OnButtons id={device.id} />}
      {(!device || device.state === 'off') && (
        <TurnOnButton publicKey={publicKey} isReady={device !== undefined} onAsked={refresh} />
      )}
    </Stack>
  );
}

interface TurnOnButtonProps {
  publicKey: string;
  isReady: boolean;
  /** After the browser asked for permission, which may have been denied. */
  onAsked: () => Promise<void>;
}

function TurnOnButton({ publicKey, isReady, onAsked }: TurnOnButtonProps) {
  const { id: userId } = useSignedInUser();
  const add = useAddPushDevice();
  const [isBusy, setIsBusy] = useState(false);
  async function turnOn(): Promise<void> {
    if ((await Notification.requestPermission()) === 'granted') {
      await add.mutateAsync(deviceOf(await subscribe(publicKey)));
      rememberTurnedOn(userId, true);
    }
    await onAsked();
  }
  return (
    <Row gap="sm">
      <Button
        variant="default"
        disabled={!isReady}
        loading={isBusy}
        onClick={() => {
          setIsBusy(true);
          void turnOn()
            .catch((error: unknown) => showError(error, NOT_ON))
            .finally(() => setIsBusy(false));
        }}
      >
        Turn on notices
      </Button>
    </Row>
  );
}

function OnButtons({ id }: { id: string }) {
  const { id: userId } = useSignedInUser();
  const remove = useRemovePushDevice();
  const test = useTestPushDevice();
  async function turnOff(): Promise<void> {
    await remove.mutateAsync(id).catch((error: unknown) => {
      // It was turned off already.
      if (!isNotFoundError(error)) throw error;
    });
    rememberTurnedOn(userId, false);
    // The server sends nothing any more, so it doesn't matter if the browser fails.
    await findSubscription()
      .then((subscription) => subscription?.unsubscribe())
      .catch(() => undefined);
  }
  return (
    <Row gap="sm">
      <Button
        variant="default"
        loading={test.isPending}
        onClick={() =>
          test.mutate(id, {
            onSuccess: ({ result }) => {
              if (result === 'sent') void showToast({ title: 'Test notice sent' });
              else showError(null, result === 'gone' ? ENDED : UNDELIVERED);
            },
            onError: (error) =>
              isNotFoundError(error) ? showError(null, ENDED) : showError(error, NOT_SENT),
          })
        }
      >
        Send a test notice
      </Button>
      <Button
        variant="subtle"
        color="gray"
        loading={remove.isPending}
        onClick={() => void turnOff().catch((error: unknown) => showError(error, NOT_OFF))}
      >
        Turn off notices
      </Button>
    </Row>
  );
}
