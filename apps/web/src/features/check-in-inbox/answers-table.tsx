import type { CheckInAnswer } from '@posedown/coaching';
import type { CheckInReview, WeeklyCheckIn } from '@posedown/contract';
import { formatNumber } from '../../lib/numbers.ts';
import classes from './review.module.css';

interface AnswersTableProps {
  review: CheckInReview;
  checkIn: WeeklyCheckIn;
}

/** The athlete's answers with last week's and those of four weeks ago. Texts are quoted as written. */
export function AnswersTable({ review: { previous, earlier }, checkIn }: AnswersTableProps) {
  const { questions, answers } = checkIn;
  const asked = questions.filter(({ type }) => type !== 'photos' && type !== 'text');
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
      {asked.length > 0 && (
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
            {asked.map((question) => {
              const now = answers[question.id];
              const before = previous?.answers[question.id];
              const isScale = question.type === 'scale';
              return (
                <tr key={question.id}>
                  <th scope="row">{question.label}</th>
                  <td data-extreme={isScale ? extremeOf(now) : undefined}>
                    {answerText(now)} <Delta now={now} before={before} />
                  </td>
                  <td>{answerText(before)}</td>
                  <td>{answerText(earlier?.answers[question.id])}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}

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
