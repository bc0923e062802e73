import { addDays, PROGRESS_LIMITS } from '@posedown/coaching';
import type { PeakLogBody, PeakWeekReply } from '@posedown/contract';
import { type FormEvent, useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { smallWaterRangeMessage, weightRangeMessage } from '../../lib/range-message.ts';
import { numberError, typedNumber } from '../../lib/typed-number.ts';
import {
  SMALL_WATER_UNIT,
  smallWaterField,
  typedWeightKg,
  WEIGHT_UNIT,
  waterToMl,
} from '../../lib/units.ts';
import { useWeightQuestion } from '../../lib/use-weight-question.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { TickList } from '../../ui/parts/tick-list.tsx';
import { useLogPeakWeek, useTickTask } from './api.ts';
import { DayHead } from './day-head.tsx';
import { DayPhoto } from './day-photo.tsx';
import classes from './peak-week.module.css';
import { lastWeighedIn, measuredWords, type Plan, shareWords } from './peak-words.ts';

/** What the contract takes for a day. */
const WATER_ML = { min: 0, max: 20_000 };

/** Why a tick is gone again, where the server did not say. */
const TAKEN_BACK =
  'We couldn’t reach the server, so this wasn’t saved. Try again when you’re online.';

interface DayViewProps {
  reply: PeakWeekReply;
  plan: Plan;
  day: Plan['days'][number];
  showDate: string;
  isCoach: boolean;
  /** Called with whether something is written that is not saved, whenever that may be another answer. */
  onBegun: (isBegun: boolean) => void;
}

/** One day: its figures, its tasks, and what the athlete confirms. */
export function DayView({ reply, plan, day, showDate, isCoach, onBegun }: DayViewProps) {
  const { athlete, today } = reply;
  const date = addDays(showDate, day.offset);
  const entry = reply.log.find((candidate) => candidate.date === date);
  const place = { userId: athlete.id, competitionId: reply.show?.competitionId };
  const log = useLogPeakWeek(place);
  const tick = useTickTask(place);
  const mayLog = !isCoach && !reply.isPast && plan.status === 'approved' && date <= today;
  const done = (entry?.tasks ?? []).map(String);
  const items = day.tasks.map((text, place) => ({ key: String(place), text }));
  const send = (body: Omit<PeakLogBody, 'date'>) =>
    log.mutate({ date, ...body }, { onSuccess: () => onBegun(false) });
  return (
    <div className={classes.stack}>
      <DayHead day={day} date={date} units={athlete.units} />
      <p className={classes.muted}>Tasks done: {shareWords(done.length, items.length)}</p>
      <TickList
        items={items}
        done={done}
        onTick={
          mayLog
            ? (key, isDone) => tick.mutate({ date, task: Number(key), done: isDone })
            : undefined
        }
      />
      {tick.isError && <FormNotice>{userMessageOf(tick.error, TAKEN_BACK)}</FormNotice>}
      <p>{day.advice}</p>
      <p className={classes.muted}>{entry && measuredWords(entry, athlete.units)}</p>
      <DayPhoto
        key={date}
        {...place}
        photo={entry?.photo ?? null}
        isOfToday={reply.others.every((other) => !other.isOfToday)}
        {...{ date, mayLog }}
      />
      {mayLog && (
        <LogForm
          isToday={date === today}
          units={athlete.units}
          lastKg={lastWeighedIn(reply.log) ?? plan.weightKg}
          busy={log.isPending}
          onBegun={onBegun}
          onSend={send}
        />
      )}
      {log.isError && (
        <FormNotice>{userMessageOf(log.error, 'That wasn’t saved. Try again.')}</FormNotice>
      )}
    </div>
  );
}

interface LogFormProps {
  isToday: boolean;
  units: PeakWeekReply['athlete']['units'];
  lastKg: number;
  busy: boolean;
  onBegun: DayViewProps['onBegun'];
  onSend: (body: { waterMl?: number; weight?: number }) => void;
}

function LogForm({ isToday, lastKg, busy, onBegun, onSend, ...opened }: LogFormProps) {
  const [units, setUnits] = useState(opened.units);
  const [water, setWater] = useState('');
  const [weight, setWeight] = useState('');
  const [question, setQuestion] = useState<string>();
  // Switched on another device meanwhile, they would make another weight of a figure that is typed already.
  if (units !== opened.units && water === '' && weight === '') setUnits(opened.units);
  const ask = useWeightQuestion(lastKg, units);
  const drunk = typedNumber(water, smallWaterField(units, WATER_ML));
  const waterMl = drunk === undefined ? undefined : waterToMl(drunk, units);
  const kg = typedWeightKg(weight, units, PROGRESS_LIMITS.weight);
  const { min, max } = PROGRESS_LIMITS.weight;
  const wrongWater = waterMl !== undefined && !(waterMl >= WATER_ML.min && waterMl <= WATER_ML.max);
  const wrongWeight = kg !== undefined && !(kg >= min && kg <= max);

  function write(change: { water?: string; weight?: string }) {
    const written = { water, weight, ...change };
    setWater(written.water);
    setWeight(written.weight);
    setQuestion(undefined);
    onBegun(written.water !== '' || written.weight !== '');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (wrongWater || wrongWeight || (waterMl === undefined && kg === undefined)) return;
    const asked = ask(weight);
    setQuestion(asked);
    const hundredths = kg === undefined ? undefined : Math.round(kg * 100) / 100;
    if (!asked) onSend({ waterMl, weight: hundredths });
  }

  return (
    <form className={classes.log} onSubmit={submit} noValidate>
      <TextField
        name="waterMl"
        label={isToday ? 'Water so far today' : 'Water that day'}
        unit={SMALL_WATER_UNIT[units]}
        inputMode="numeric"
        value={water}
        onChange={(typed) => write({ water: typed })}
        error={wrongWater && numberError(waterMl, smallWaterRangeMessage(WATER_ML, units))}
      />
      <TextField
        name="weight"
        label="Weight"
        unit={WEIGHT_UNIT[units]}
        inputMode="decimal"
        value={weight}
        onChange={(typed) => write({ weight: typed })}
        error={
          wrongWeight
            ? numberError(kg, weightRangeMessage(PROGRESS_LIMITS.weight, units))
            : question
        }
      />
      <Button type="submit" size="md" variant="default" loading={busy}>
        {busy ? 'Saving...' : 'Save day'}
      </Button>
    </form>
  );
}
