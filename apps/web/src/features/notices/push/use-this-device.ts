import type { PushDevice } from '@posedown/contract';
import { useCallback, useEffect, useState } from 'react';
import { findSubscription, hashOf, pushSupport } from './this-device.ts';

interface ThisDevice {
  state: 'on' | 'off' | 'blocked' | 'install' | 'unsupported';
  /** Its id at the server, if it's on. */
  id: string | null;
}

/**
 * Whether this device gets the user's notices. Undefined until known. Reads it again when the page gets the focus,
 * because people leave to change their browser's settings.
 * @param devices those that the server knows of
 */
export function useThisDevice(devices: readonly PushDevice[] | undefined) {
  const [device, setDevice] = useState<ThisDevice>();
  const refresh = useCallback(async () => {
    if (devices) setDevice(await readDevice(devices));
  }, [devices]);
  useEffect(() => {
    const run = () => void refresh();
    run();
    window.addEventListener('focus', run);
    return () => window.removeEventListener('focus', run);
  }, [refresh]);
  return { device, refresh };
}

async function readDevice(devices: readonly PushDevice[]): Promise<ThisDevice> {
  const support = pushSupport();
  if (support !== 'ready') return { state: support, id: null };
  const subscription = await findSubscription().catch(() => null);
  const hash = subscription && (await hashOf(subscription));
  const id = devices.find(({ endpointHash }) => endpointHash === hash)?.id ?? null;
  return { state: id ? 'on' : 'off', id };
}
