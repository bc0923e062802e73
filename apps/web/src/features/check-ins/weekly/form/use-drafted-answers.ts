import { type CheckInAnswer, type CheckInAnswers, photosIn } from '@posedown/coaching';
import type { PhotoRef } from '@posedown/contract';
import { useRef } from 'react';
import { useForm } from '../../../../ui/form/use-form.ts';
import { saveWeeklyDraft, type WeeklyDraft } from './weekly-draft.ts';

type Values = Record<string, CheckInAnswer | undefined>;

interface Options {
  userId: string;
  start: WeeklyDraft;
  /** Called on every change. */
  onEdit: () => void;
}

/** The answers of the form, stored as a draft on every change. */
export function useDraftedAnswers({ userId, start, onEdit }: Options) {
  const { dueOn, version } = start;
  const photos = useRef<readonly PhotoRef[]>(start.photos);
  // An upload may end after the render whose values it would otherwise change.
  const latest = useRef<Values>(start.answers);
  const save = (reason?: string) =>
    saveWeeklyDraft(userId, {
      ...{ dueOn, version, reason },
      answers: givenIn(latest.current),
      photos: [...photos.current],
    });
  const { values, errors, setErrors, setValues } = useForm<Values>({
    initialValues: start.answers,
    onValuesChange: (typed) => {
      latest.current = typed;
      save();
      onEdit();
    },
  });
  return {
    ...{ values, errors, setErrors, save },
    /** The answers given so far. */
    answers: () => givenIn(latest.current),
    /** The uploaded photos, including replaced ones. */
    photos: () => [...photos.current],
    setAnswer: (id: string, answer: CheckInAnswer | undefined) => setValues({ [id]: answer }),
    /** Adds, replaces or removes the photo of a pose. */
    setPhoto: (id: string, pose: string, photo: PhotoRef | undefined) => {
      const { [pose]: _replaced, ...others } = photosIn(latest.current[id]);
      if (photo) photos.current = [...photos.current, photo];
      const after = photo ? { ...others, [pose]: photo.id } : others;
      setValues({ [id]: Object.keys(after).length > 0 ? after : undefined });
    },
  };
}

function givenIn(values: Values): CheckInAnswers {
  const given = Object.entries(values).filter(([, answer]) => answer !== undefined);
  return Object.fromEntries(given) as CheckInAnswers;
}
