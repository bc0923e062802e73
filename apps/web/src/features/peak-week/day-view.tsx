import { addDays, PROGRESS_LIMITS } from '@posedown/coaching';
import type { PeakLogBody, PeakWeekReply } from '@posedown/contract';
import { type FormEvent, useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { defineForm } from '../../lib/form/define-form.ts';
import { measureField, weightField } from '../../lib/form/number-field.ts';
import { SMALL_WATER, SMALL_WATER_UNIT, WEIGHT_UNIT } from '../../lib/units.ts';
import { useWeightQuestion } from '../../lib/use-weight-question.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { TickList } from '../../ui/parts/tick-list.tsx';
import { useLogPeakWeek, useTickTask } from './api.ts';
import { DayPhoto } from './day-photo.tsx';
import { DayHead } from './paper-days.tsx';
import { lastWeighedIn, measuredText, type Plan, shareText } from './peak-text.ts';
import classes from './peak-week.module.css';

/** The values an athlete logs for a day. */
const logForm = defineForm({
  waterMl: measureField(SMALL_WATER, { min: 0, max: 20_000 }),
  weight: weightField(PROGRESS_LIMITS.weight),
});

/** Shown when a tick is reverted without a reason from the server. */
const TICK_FAILED =
  'We couldn’t reach the server, so this wasn’t saved. Try again when you’re online.';

interface DayViewProps {
  reply: PeakWeekReply;
  plan: Plan;
  day: Plan['days'][number];
  showDate: string;
  isCoach: boolean;
  /** Called when there are unsaved values, or none anymore. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** One day: its values, tasks, and the athlete's log. */
export function DayView({ reply, plan, day, showDate, isCoach, onUnsaved }: DayViewProps) {
  const { athlete, today } = reply;
  const date = addDays(showDate, day.offset);
  const entry = reply.log.find((candidate) => candidate.date === date);
  const place = { userId: athlete.id, competitionId: reply.show?.competitionId };
  const log = useLogPeakWeek(place);
  const tick = useTickTask(place);
  const mayLog = !isCoach && !reply.isPast && plan.status === 'approved' && date <= today;
  const done = (entry?.tasks ?? []).map(String);
  const items = day.tasks.map((text, index) => ({ key: String(index), text }));
  const send = (body: Omit<PeakLogBody, 'date'>) =>
    log.mutate({ date, ...body }, { onSuccess: () => onUnsaved(false) });
  return (
    <Stack>
      <DayHead day={day} date={date} units={athlete.units} />
      <p className={classes.muted}>Tasks done: {shareText(done.length, items.length)}</p>
      <TickList
        items={items}
        done={done}
        onTick={
          mayLog
            ? (key, isDone) => tick.mutate({ date, task: Number(key), done: isDone })
            : undefined
        }
      />
      {tick.isError && <FormNotice>{userMessageOf(tick.error, TICK_FAILED)}</FormNotice>}
      <p>{day.advice}</p>
      <p className={classes.muted}>{entry && measuredText(entry, athlete.units)}</p>
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
          onUnsaved={onUnsaved}
          onSend={send}
        />
      )}
      {log.isError && (
        <FormNotice>{userMessageOf(log.error, 'That wasn’t saved. Try again.')}</FormNotice>
      )}
    </Stack>
  );
}

interface LogFormProps {
  isToday: boolean;
  units: PeakWeekReply['athlete']['units'];
  lastKg: number;
  busy: boolean;
  onUnsaved: DayViewProps['onUnsaved'];
  onSend: (body: { waterMl?: number | undefined; weight?: number | undefined }) => void;
}

function LogForm({ isToday, lastKg, busy, onUnsaved, onSend, ...opened }: LogFormProps) {
  const [units, setUnits] = useState(opened.units);
  const [typed, setTyped] = useState(logForm.blank);
  const [question, setQuestion] = useState<string>();
  // Switch units only while empty: a typed number would become another weight.
  if (units !== opened.units && logForm.isSame(typed, logForm.blank)) setUnits(opened.units);
  const askAboutWeight = useWeightQuestion(lastKg, units);
  const errors = logForm.errors(typed, units);

  function write(change: Partial<typeof typed>) {
    const written = { ...typed, ...change };
    setTyped(written);
    setQuestion(undefined);
    onUnsaved(!logForm.isSame(written, logForm.blank));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const body = logForm.toBody(typed, units);
    const isEmpty = body.waterMl === undefined && body.weight === undefined;
    if (isEmpty || Object.keys(errors).length > 0) return;
    const question = askAboutWeight(typed.weight);
    setQuestion(question);
    if (!question) onSend(body);
  }

  return (
    <form className={classes.log} onSubmit={submit} noValidate>
      <TextField
        name="waterMl"
        label={isToday ? 'Water so far today' : 'Water that day'}
        unit={SMALL_WATER_UNIT[units]}
        inputMode="numeric"
        value={typed.waterMl}
        onChange={(waterMl) => write({ waterMl })}
        error={errors.waterMl}
      />
      <TextField
        name="weight"
        label="Weight"
        unit={WEIGHT_UNIT[units]}
        inputMode="decimal"
        value={typed.weight}
        onChange={(weight) => write({ weight })}
        error={errors.weight ?? question}
      />
      <Button type="submit" size="md" variant="default" loading={busy}>
        {busy ? 'Saving...' : 'Save day'}
      </Button>
    </form>
  );
}
