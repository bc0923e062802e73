import { BETA_BLOCKER_NOTE } from '@posedown/coaching';
import type { CardioPlanReply } from '@posedown/contract';
import { Stack } from '../../ui/layout/layout.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Stat } from '../../ui/parts/stat.tsx';
import { RatesForm } from './rates-form.tsx';
import { ZoneBars } from './zone-bars.tsx';

/** Six zones based on the athlete's maximum, and the form to correct it. */
export function ZonesTab({ userId, plan }: { userId: string; plan: CardioPlanReply }) {
  const { maxHeartRate: maximum, zones, reserveZones } = plan;
  return (
    <Stack>
      <Card as="section" labelledBy="maximum" gap="md">
        <SectionHeader id="maximum" title="Your maximum" intro="What your zones are based on." />
        {maximum ? (
          <Stat
            label="Maximum heart rate"
            value={maximum.maxBpm}
            unit="bpm"
            note={
              maximum.source === 'measured'
                ? 'measured'
                : 'based on your age (Tanaka), 7 to 11 bpm either way'
            }
          />
        ) : (
          <p>
            {plan.takesBetaBlockers
              ? BETA_BLOCKER_NOTE
              : 'Enter a measured maximum. Without your age, zones can’t be calculated.'}
          </p>
        )}
        <RatesForm {...{ userId, plan }} />
      </Card>
      {maximum && zones.length > 0 && (
        <Card as="section" labelledBy="zones" gap="md">
          <SectionHeader
            id="zones"
            title="Heart Rate Zones"
            intro="Beats per minute, up to your maximum."
          />
          <ZoneBars
            {...{ zones, reserveZones }}
            restingBpm={plan.restingHeartRate}
            maxBpm={maximum.maxBpm}
          />
        </Card>
      )}
    </Stack>
  );
}
