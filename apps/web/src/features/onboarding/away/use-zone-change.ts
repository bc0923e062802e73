import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrorsOf, userMessageOf } from '../../../lib/api-error.ts';
import { profileOf } from '../../../lib/profile.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { placeOf } from '../../../lib/zones.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useChangeProfile } from '../edit/api.ts';

const FAILED = 'Your time zone hasn’t been changed yet. Try again.';

/** Changes the time zone that an athlete's days use. */
export function useZoneChange(athleteId: string) {
  const client = useQueryClient();
  const change = useChangeProfile(athleteId);
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useSingleFlight();

  async function send(timezone: string) {
    setFailure(undefined);
    try {
      // Only the zone changes, so it can be based on the latest version without overwriting anything.
      const { version } = await client.fetchQuery({ ...profileOf(athleteId), staleTime: 0 });
      await change.mutateAsync({ version, timezone });
      const message = `Your days now use ${placeOf(timezone)} time.`;
      void showToast({ title: 'Time zone changed', message });
    } catch (error) {
      setFailure(fieldErrorsOf(error).timezone ?? userMessageOf(error, FAILED));
    }
  }

  return {
    busy,
    failure,
    /** The new zone, because cached data may still have the old one. */
    taken: change.isSuccess ? change.variables.timezone : undefined,
    take: (timezone: string) => run(() => send(timezone)),
  };
}
