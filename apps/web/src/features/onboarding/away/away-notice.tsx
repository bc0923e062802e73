import { useState, useSyncExternalStore } from 'react';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { serverTime } from '../../../lib/clock/server-time.ts';
import { watchDay } from '../../../lib/clock/use-today.ts';
import { useProfile } from '../../../lib/profile.ts';
import { isOtherTime, placeOf } from '../../../lib/zones.ts';
import { Button } from '../../../ui/parts/button.tsx';
import { Caution } from '../../../ui/parts/caution.tsx';
import classes from './away-notice.module.css';
import { keepsHomeZone, saveHomeZone } from './home-zone.ts';
import { useZoneChange } from './use-zone-change.ts';

/**
 * Tells an athlete whose device shows another time than the clock that their days go by: after a flight the day on
 * the screen may not be the one outside, and a show is today or over by it.
 */
export function AwayNotice() {
  const { id } = useSignedInUser();
  const home = useProfile(id).data?.timezone;
  return home && <Elsewhere key={home} userId={id} home={home} />;
}

/** The zone of this device, where its clocks show another time than those of home. */
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

  function keep(zone: string) {
    saveHomeZone(userId, home, zone);
    setKept(zone);
  }

  return (
    <div data-print="no">
      <Caution>
        <p>
          This device is on {placeOf(here)} time. Your days still use {placeOf(home)} time.
        </p>
        <div className={classes.buttons}>
          <Button variant="default" size="md" loading={busy} onClick={() => void take(here)}>
            Use {placeOf(here)} time
          </Button>
          <Button variant="default" size="md" disabled={busy} onClick={() => keep(here)}>
            Keep {placeOf(home)}
          </Button>
        </div>
        {failure && <p role="alert">{failure}</p>}
      </Caution>
    </div>
  );
}
