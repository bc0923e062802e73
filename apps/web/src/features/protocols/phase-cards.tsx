import { counted } from '@posedown/coaching';
import type { Protocol } from '@posedown/contract';
import { useAuth } from '../../lib/auth-context.ts';
import { formatShortDay } from '../../lib/days.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { useReaderUnits } from '../../lib/profile.ts';
import { formatWeight } from '../../lib/units.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { Caution } from '../../ui/parts/caution.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Text } from '../../ui/parts/text.tsx';
import detailClasses from './detail.module.css';
import { checkPointText, mealsApartText, phasesIntro, rateText } from './protocol-text.ts';

/** The phases in order, each with its weekly targets. */
export function PhaseCards({ protocol }: { protocol: Protocol }) {
  const id = `phases-${protocol.id}`;
  const { isCoach } = useAuth();
  return (
    <Stack as="section" aria-labelledby={id}>
      <SectionHeader id={id} title="Phases" intro={phasesIntro(isCoach)} />
      {protocol.mealsApart && <Caution>{mealsApartText(protocol.mealsApart, isCoach)}</Caution>}
      <ol className={detailClasses.phases}>
        {placesOf(protocol).map((place) => (
          <PhaseCard key={place} protocol={protocol} place={place} />
        ))}
      </ol>
    </Stack>
  );
}

/** Keyed by index: phase names can repeat. */
const placesOf = ({ protocol }: Protocol) => [...protocol.phases.keys()];

function PhaseCard({ protocol, place }: { protocol: Protocol; place: number }) {
  const units = useReaderUnits(protocol.clientId) ?? protocol.units;
  const phase = protocol.protocol.phases[place];
  const outlook = protocol.safety.outlook[place];
  const isApart = protocol.mealsApart?.phase === place;
  if (!phase) return null;
  return (
    <Card as="li" gap="sm">
      <div>
        <h3 className={detailClasses.phaseName}>
          {place + 1}. {phase.name}
        </h3>
        <Text size="md" muted>
          {counted(phase.weeks, 'week')}
          {outlook &&
            `, ${formatShortDay(outlook.startDate)} to ${formatShortDay(outlook.endDate)}`}
        </Text>
      </div>
      <p className={detailClasses.calories}>
        {formatNumber(phase.calories)}{' '}
        <Text as="span" size="md" muted>
          kcal a day{isApart && ', the protocol’s aim'}
        </Text>
      </p>
      <p>
        {phase.protein} g protein, {phase.carbs} g carbs, {phase.fats} g fats
      </p>
      <dl className={detailClasses.figures}>
        <Figure name="Cardio" text={`${phase.cardioMinutes} min a week`} />
        <Figure name="Steps" text={`${formatNumber(phase.dailySteps)} a day`} />
        <Figure name="Training" text={`${counted(phase.trainingDays, 'day')} a week`} />
        <Figure name="Hard sets" text={`${phase.weeklySets} a week`} />
        <Figure name="Refeeds" text={refeedText(phase.refeedDays, outlook?.maintenanceKcal)} />
        {outlook && <Figure name="Expected" text={rateText(outlook.weeklyRatePercent)} />}
        {outlook && (
          <Figure name="Weight at the end" text={formatWeight(outlook.expectedWeight, units)} />
        )}
      </dl>
      {phase.checkPoint && (
        <p className={detailClasses.check}>
          <strong>Check point:</strong> {checkPointText(phase.checkPoint, units)}
        </p>
      )}
    </Card>
  );
}

function refeedText(days: number, maintenanceKcal: number | undefined): string {
  if (days === 0) return 'none';
  const kcal = maintenanceKcal ? ` at ${formatNumber(maintenanceKcal)} kcal` : '';
  return `${days} a week${kcal}`;
}

function Figure({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
