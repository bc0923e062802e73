import {
  type CheckInAnswer,
  type CheckInQuestion,
  capital,
  measurementsIn,
} from '@posedown/coaching';
import type { CheckInReview, Units, WeeklyCheckIn } from '@posedown/contract';
import { formatNumber, roundTo } from '../../lib/numbers.ts';
import { GIRTH_UNIT, lengthFromCm } from '../../lib/units.ts';
import classes from './review.module.css';

interface AnswersTableProps {
  review: CheckInReview;
  checkIn: WeeklyCheckIn;
}

/** The athlete's answers with last week's and those of four weeks ago. Texts are quoted as written. */
export function AnswersTable({ review, checkIn }: AnswersTableProps) {
  const { questions, answers } = checkIn;
  const rows = questions.flatMap((question) => rowsOf(question, review, checkIn));
  const texts = questions.flatMap(({ id, type, label }) => {
    const answer = answers[id];
    return type === 'text' && typeof answer === 'string' ? [{ id, label, answer }] : [];
  });
  return (
    <section className={classes.block} aria-labelledby="review-answers">
      <h3 id="review-answers" className={classes.title}>
        Answers
      </h3>
      {texts.length > 0 && (
        <dl className={classes.texts}>
          {texts.map(({ id, label, answer }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                <q>{answer}</q>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {rows.length > 0 && (
        <table className={classes.answers}>
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Now</th>
              <th scope="col">Last week</th>
              <th scope="col">4 wk ago</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, isScale, now, before, earlier }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td data-extreme={isScale ? extremeOf(now) : undefined}>
                  {answerText(now)} <Delta now={now} before={before} />
                </td>
                <td>{answerText(before)}</td>
                <td>{answerText(earlier)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface AnswerRow {
  key: string;
  label: string;
  isScale: boolean;
  now: CheckInAnswer | undefined;
  before: CheckInAnswer | undefined;
  earlier: CheckInAnswer | undefined;
}

/** The rows of a question: one, or one for each girth. */
function rowsOf(
  question: CheckInQuestion,
  { athlete: { units }, previous, earlier }: CheckInReview,
  { answers }: WeeklyCheckIn,
): AnswerRow[] {
  const { id, type, label } = question;
  if (type === 'photos' || type === 'text') return [];
  const [now, before, past] = [answers, previous?.answers, earlier?.answers].map(
    (one) => one?.[id],
  );
  if (type !== 'measurements') {
    return [{ key: id, label, isScale: type === 'scale', now, before, earlier: past }];
  }
  return question.girths.map((girth) => {
    const girthIn = (answer: CheckInAnswer | undefined) =>
      inUnits(measurementsIn(answer)[girth], units);
    return {
      ...{
        key: `${id} ${girth}`,
        label: `${capital(girth)}, ${GIRTH_UNIT[units]}`,
        isScale: false,
      },
      ...{ now: girthIn(now), before: girthIn(before), earlier: girthIn(past) },
    };
  });
}

/** Rounded as it is shown, so that the change fits what is shown. */
const inUnits = (cm: number | undefined, units: Units) =>
  cm === undefined ? undefined : roundTo(lengthFromCm(cm, units), 1);

function Delta({ now, before }: { now: unknown; before: unknown }) {
  if (typeof now !== 'number' || typeof before !== 'number' || now === before) return null;
  const by = Math.abs(now - before);
  return (
    <span className={classes.delta} data-big={by >= 3 || undefined}>
      {now > before ? '▲' : '▼'}
      {formatNumber(by, 1)}
    </span>
  );
}

/** The ends of a scale are marked: which of them is good differs by question. */
function extremeOf(answer: unknown): 'low' | 'high' | undefined {
  if (typeof answer !== 'number') return undefined;
  if (answer <= 3) return 'low';
  return answer >= 8 ? 'high' : undefined;
}

function answerText(answer: CheckInAnswer | undefined): string {
  if (answer === undefined || typeof answer === 'object') return '–';
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  return typeof answer === 'number' ? formatNumber(answer, 1) : answer;
}
