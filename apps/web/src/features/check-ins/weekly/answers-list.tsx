import { photosIn } from '@posedown/coaching';
import type { Units, WeeklyCheckIn } from '@posedown/contract';
import { poseText } from '../../../lib/pose-text.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { PhotoThumb } from '../../../ui/photo/photo-thumb.tsx';
import { answerText } from './answer-text.ts';
import classes from './weekly.module.css';

interface AnswersListProps {
  checkIn: WeeklyCheckIn;
  units: Units;
}

/** The answers of a sent check-in, with its photos. */
export function AnswersList({ checkIn, units }: AnswersListProps) {
  const { questions, answers } = checkIn;
  return (
    <dl className={classes.answers}>
      {questions.map((question) => {
        const answer = answers[question.id];
        if (answer === undefined) return null;
        return (
          <div key={question.id} data-type={question.type}>
            <dt>{question.label}</dt>
            <dd>
              {question.type === 'photos' ? (
                <Photos checkIn={checkIn} answer={photosIn(answer)} />
              ) : (
                answerText(question, answer, units)
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface PhotosProps {
  checkIn: WeeklyCheckIn;
  answer: Record<string, string>;
}

function Photos({ checkIn, answer }: PhotosProps) {
  const shown = Object.entries(answer).flatMap(([pose, id]) => {
    const photo = checkIn.photos.find((one) => one.id === id);
    return photo ? [{ pose: poseText(pose as Parameters<typeof poseText>[0]), photo }] : [];
  });
  if (shown.length === 0) return <>Deleted</>;
  return (
    <Row as="ul" gap="xs">
      {shown.map(({ pose, photo }) => (
        <li key={photo.id}>
          <PhotoThumb photo={photo} alt={pose} />
        </li>
      ))}
    </Row>
  );
}
