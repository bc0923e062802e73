import { answersTo, type CalendarDay, type CheckInAnswers, checkAnswers } from '@posedown/coaching';
import type { WeeklyCheckIn, WeeklyCheckInInput } from '@posedown/contract';
import { useEffect, useRef, useState } from 'react';
import {
  ApiError,
  fieldErrorsOf,
  isOtherRequest,
  isOutdated,
  userMessageOf,
} from '../../../../lib/api-error.ts';
import type { FormErrors } from '../../../../lib/contract-form.ts';
import { isFinal } from '../../../../lib/outbox.ts';
import { newRequestKey } from '../../../../lib/request-key.ts';
import { useSingleFlight } from '../../../../lib/use-single-flight.ts';
import { isSameAnswers } from '../answer-text.ts';
import type { WeeklyDue } from '../api.ts';
import { useFetchWeekly, useSendWeekly } from './api.ts';
import { startOf } from './start-of.ts';
import { useDraftedAnswers } from './use-drafted-answers.ts';
import { useUploadStates } from './use-upload-states.ts';
import { useWaitingWeekly } from './waiting-weekly.ts';
import { dropWeeklyDraft } from './weekly-draft.ts';

const FAILED = 'We couldn’t send your check-in. Your answers are still here. Try again.';
const NEW_QUESTIONS = 'Your coach changed the questions. Check your answers, then send again.';
const PHOTOS_WAIT =
  'These photos aren’t uploaded: photos need a connection. Upload them, or remove them and send the rest.';

interface Options {
  userId: string;
  dueOn: CalendarDay;
  /** The newest questions. */
  newest: WeeklyDue['form'];
  /** The check-in being changed, or null. */
  sent: WeeklyCheckIn | null;
  /** Called on every change. */
  onEdit: () => void;
  /** Called once it is sent, stored on the device, or dropped. */
  onDone: () => void;
}

/** The form of a weekly check-in with its draft, sent now or later. */
export function useWeeklyForm({ userId, dueOn, newest, sent, onEdit, onDone }: Options) {
  const outbox = useWaitingWeekly(userId);
  const unsent = outbox.waiting.find(({ body }) => body.dueOn === dueOn);
  const [start] = useState(() => startOf({ userId, dueOn, newest, sent, unsent }));
  // Questions stay while the athlete answers them. The server accepts earlier versions.
  const [form, setForm] = useState(start.form);
  const given = useDraftedAnswers({ userId, start: start.draft, onEdit });
  const uploads = useUploadStates(form.questions);
  const requestKey = useRef(newRequestKey());
  const save = useSendWeekly(userId);
  const fetchWeekly = useFetchWeekly(userId);
  const { busy, run } = useSingleFlight();
  const [failure, setFailure] = useState(start.draft.reason);
  /** The check-in that another device sent first. */
  const [other, setOther] = useState<WeeklyCheckIn>();
  const answers = () => answersTo(form.questions, given.answers());

  /** @param version the version to overwrite */
  async function send(version: number): Promise<void> {
    // If the queued one is being sent right now, wait until it is done.
    await outbox.settled();
    const body = {
      ...{ dueOn, formId: form.id, formVersion: form.version, version },
      ...{ answers: answers(), requestKey: requestKey.current },
    } as WeeklyCheckInInput;
    const item = { body, photos: given.photos() };
    try {
      await outbox.whileSent(item, () => save.mutateAsync(body));
    } catch (error) {
      if (isFinal(error)) throw error;
      outbox.store(item);
    }
    finish();
  }

  function finish() {
    dropWeeklyDraft(userId);
    onDone();
  }

  /** Overwrites what this form was started from, and asks about anything else. */
  async function resolveOutdated(): Promise<void> {
    requestKey.current = newRequestKey();
    const { current, previous } = await fetchWeekly();
    const theirs = [current, previous].find((checkIn) => checkIn?.dueOn === dueOn);
    if (!theirs) return setFailure(FAILED);
    if (isSameAnswers(theirs.answers, answers())) return finish();
    const known = (unsent?.body.answers ?? sent?.answers) as CheckInAnswers | undefined;
    if (known && isSameAnswers(theirs.answers, known)) return send(theirs.version);
    setOther(theirs);
  }

  async function explain(error: unknown): Promise<void> {
    if (isOutdated(error) || isOtherRequest(error)) return resolveOutdated();
    if (isAnswered(error)) {
      given.save(userMessageOf(error, FAILED));
      return onDone();
    }
    const issues = answerIssues(error);
    const isAsked = (id: string) => form.questions.some((question) => question.id === id);
    const isShown = Object.keys(issues).every(isAsked);
    if (!isShown || 'formId' in fieldErrorsOf(error)) {
      setForm((await fetchWeekly()).form);
      return setFailure(NEW_QUESTIONS);
    }
    if (Object.keys(issues).length > 0) given.setErrors(issues);
    else setFailure(userMessageOf(error, FAILED));
  }

  function attempt(): Promise<void> {
    setFailure(undefined);
    const version = other?.version ?? start.draft.version;
    return run(() =>
      send(version)
        .catch(explain)
        .catch(() => setFailure(FAILED)),
    );
  }

  function submit(): void {
    const faults = checkAnswers(form.questions, given.answers())
      // A photo that is uploading answers its question.
      .filter(({ questionId }) => uploads.of(questionId) === 'idle')
      .map(({ questionId, message }) => [questionId, message]);
    const unsentPhotos = uploads.failed.map((id) => [id, PHOTOS_WAIT]);
    const errors = Object.fromEntries([...faults, ...unsentPhotos]);
    given.setErrors(errors);
    if (Object.keys(errors).length > 0) return;
    if (uploads.isSending) uploads.queue();
    else void attempt();
  }
  useEffect(() => {
    if (uploads.takeQueued()) submit();
  });

  const { values, errors, setAnswer, setPhoto } = given;
  return {
    ...{ form, values, errors, setAnswer, setPhoto, failure, other, submit },
    photos: given.photos(),
    busy: busy || uploads.isQueued,
    isWaitingForPhotos: uploads.isQueued,
    setUpload: uploads.set,
    /** Drops these answers. */
    drop: finish,
  };
}

const isAnswered = (error: unknown) => error instanceof ApiError && error.code === 'conflict';

/** The server's messages about single answers, by question. */
function answerIssues(error: unknown): FormErrors {
  const issues = Object.entries(fieldErrorsOf(error));
  return Object.fromEntries(
    issues.flatMap(([path, message]) =>
      path.startsWith('answers.') ? [[path.slice('answers.'.length), message]] : [],
    ),
  );
}
