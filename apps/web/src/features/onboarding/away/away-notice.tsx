import { useState, useSyncExternalStore } from 'react';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { serverTime } from '../../../lib/clock/server-time.ts';
import { watchDay } from '../../../lib/clock/use-today.ts';
import { useProfile } from '../../../lib/profile.ts';
import { isOtherTime, placeOf } from '../../../lib/zones.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Caution } from '../../../ui/parts/caution.tsx';
import { useZoneChange } from './use-zone-change.ts';

/**
 * Tells an athlete that the device's time zone differs from the one their days use. After a flight, the day on the
 * screen may not be the local one.
 */
export function AwayNotice() {
  const { id } = useSignedInUser();
  const home = useProfile(id).data?.timezone;
  return home && <Elsewhere key={home} userId={id} home={home} />;
}

/** The device's time zone, if its time differs from the home zone's. */
function useZoneElsewhere(home: string): string | undefined {
  const look = () => {
    const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    return isOtherTime(home, here, new Date(serverTime())) ? here : undefined;
  };
  return useSyncExternalStore(watchDay, look, look);
}

function Elsewhere({ userId, home }: { userId: string; home: string }) {
  const here = useZoneElsewhere(home);
  const [kept, setKept] = useState<string>();
  const { busy, failure, taken, take } = useZoneChange(userId);
  if (!here || here === taken || here === kept || keepsHomeZone(userId, home, here)) return null;

  function keepZone(zone: string) {
    saveHomeZone(userId, home, zone);
    setKept(zone);
  }

  return (
    <div data-print="no">
      <Caution>
        <p>
          This device is on {placeOf(here)} time. Your days still use {placeOf(home)} time.
        </p>
        <Row>
          <Button variant="default" size="md" loading={busy} onClick={() => void take(here)}>
            Use {placeOf(here)} time
          </Button>
          <Button variant="default" size="md" disabled={busy} onClick={() => keepZone(here)}>
            Keep {placeOf(home)}
          </Button>
        </Row>
        {failure && <p role="alert">{failure}</p>}
      </Caution>
    </div>
  );
}

/* The trip on which the home zone is kept, stored per device. Another trip or device asks again. */
const keyOf = (userId: string) => `posedown.zone.${userId}`;

const pairOf = (home: string, here: string) => `${home} ${here}`;

/** Whether the athlete keeps the home zone while the device is in `here`. */
function keepsHomeZone(userId: string, home: string, here: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) === pairOf(home, here);
  } catch {
    return false;
  }
}

export function saveHomeZone(userId: string, home: string, here: string): void {
  try {
    localStorage.setItem(keyOf(userId), pairOf(home, here));
  } catch {
    // Private windows may refuse; the choice then lasts until the screen is left.
  }
}
