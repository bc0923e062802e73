import {
  capital,
  counted,
  DEFAULT_CHECK_IN_TIME,
  QUESTION_TYPES,
  type QuestionType,
  WEEKDAY_NAMES,
} from '@posedown/coaching';
import type { CheckInSchedule, FormQuestion } from '@posedown/contract';
import { formatWeekday, withYear } from '../../../lib/days.ts';
import { poseText } from '../../../lib/pose-text.ts';

const TYPE_LABELS: Record<QuestionType, string> = {
  scale: 'Scale 1–10',
  number: 'Number',
  yes_no: 'Yes or no',
  choice: 'Choice',
  text: 'Text',
  photos: 'Photos',
  measurements: 'Measurements',
};

export const TYPE_CHOICES = QUESTION_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }));

/** What is answered: 'Scale, Flat to Strong', 'Photos: Front, Side, Back'. */
function answerText(question: FormQuestion): string {
  const label = TYPE_LABELS[question.type];
  switch (question.type) {
    case 'scale': {
      const ends = [question.lowLabel.trim(), question.highLabel.trim()].filter(Boolean);
      return ends.length === 2 ? `${label}, ${ends.join(' to ')}` : label;
    }
    case 'number':
      return question.unit.trim() ? `${label}, ${question.unit.trim()}` : label;
    case 'choice':
      return `${label} of ${question.options.length}`;
    case 'photos':
      return question.poses.length > 0
        ? `${label}: ${question.poses.map(poseText).join(', ')}`
        : label;
    case 'measurements':
      return question.girths.length > 0
        ? `${label}: ${question.girths.map(capital).join(', ')}`
        : label;
    default:
      return label;
  }
}

/** The line below a question: what is answered, whether it may be left out, and when it is asked. */
export const questionText = (question: FormQuestion): string =>
  [
    answerText(question),
    question.required ? '' : 'optional',
    question.phases.length > 0 ? `only in ${question.phases.join(', ')}` : '',
    question.weekdays?.length
      ? `only on ${question.weekdays.map((day) => WEEKDAY_NAMES[day]).join(', ')}`
      : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** 'Sundays at 20:00'. */
export const timeText = ({ weekday, minute }: Pick<CheckInSchedule, 'weekday' | 'minute'>) =>
  `${WEEKDAY_NAMES[weekday]}s at ${clockOf(minute)}`;

const two = (part: number) => String(part).padStart(2, '0');

/** Minutes after midnight as a time field shows them: '20:00'. */
export const clockOf = (minute: number): string =>
  `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** The minute of a time field; null while it is empty. */
export function minuteOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}

export const WEEKDAY_CHOICES = WEEKDAY_NAMES.map((label, index) => ({
  value: String(index),
  label,
}));

/** Form, weekday and time as typed. The standard form has an empty id. */
export interface TimeForm {
  formId: string;
  weekday: string;
  clock: string;
}

export const USUAL_TIME: TimeForm = {
  formId: '',
  weekday: String(DEFAULT_CHECK_IN_TIME.weekday),
  clock: clockOf(DEFAULT_CHECK_IN_TIME.minute),
};

export const timeFormOf = ({ formId, weekday, minute }: CheckInSchedule): TimeForm => ({
  formId: formId ?? '',
  weekday: String(weekday),
  clock: clockOf(minute),
});

/** The part of a request body; without a minute while no time is entered. */
export const toTimeBody = ({ formId, weekday, clock }: TimeForm) => ({
  formId: formId || null,
  weekday: Number(weekday),
  minute: minuteOf(clock) ?? undefined,
});

export const athletesText = (count: number) => counted(count, 'athlete');

/** 'Sun 29 Nov', with the year if it isn't the current one. */
export const dayText = (day: string) => withYear(formatWeekday, day);
