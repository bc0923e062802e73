import { addDays, type CalendarDay, type CompetitionCategory } from '@posedown/coaching';
import type { Competition, Profile } from '@posedown/contract';
import { useEffect, useRef, useState } from 'react';
import { fieldErrorsOf, isOtherRequest, isOutdated, userMessageOf } from '../../lib/api-error.ts';
import { todayIn } from '../../lib/days.ts';
import { dropDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { whenIdle } from '../../ui/after-first-paint.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { prepareToasts, showToast } from '../../ui/toast/show-toast.ts';
import { useSaveCompetition } from './api.ts';
import { isStored, meanwhileWords, untouchedOf } from './changed-meanwhile.ts';
import {
  type CompetitionForm,
  checkCompetition,
  competitionForm,
  emptyForm,
  formOf,
  loadCompetitionSchema,
  toBody,
} from './competition-form.ts';

const SAVE_FAILED = 'Failed to save competition. Please try again.';

const LIMIT_GONE = 'The class limit was for the other division. Enter the new one in the prep.';

const draftKey = (userId: string) => `posedown.competition.${userId}`;

interface Options {
  profile: Profile;
  /** Where the date of a new one starts. */
  showDate: CalendarDay | '';
  /** The competition being edited; a new one is added without it. */
  editing: Competition | undefined;
  onSaved: () => void;
  /** Refetches the one being edited; nothing where that cannot be done. */
  reread: () => Promise<Competition | undefined>;
}

/** The competition being written, kept as a draft while it is new, and what sends it. */
export function useCompetitionForm(options: Options) {
  const { profile, editing, onSaved, reread } = options;
  const today = todayIn(profile.timezone);
  const form = useTypedForm(options);
  // What comes of a refused save comes later: by then more may be typed.
  const typed = useRef(form.values);
  typed.current = form.values;
  /** What is typed is typed over this. */
  const [opened, setOpened] = useState(editing);
  const save = useSaveCompetition(editing?.id);
  const { busy, run } = useSingleFlight();
  const [failure, setFailure] = useState<string>();

  function showErrors(fieldErrors: Record<string, unknown>): boolean {
    form.setErrors(fieldErrors as Record<string, string>);
    return Object.keys(fieldErrors).length > 0;
  }

  async function send(): Promise<void> {
    const known = { today, storedDate: opened?.date };
    if (showErrors(await checkCompetition(form.values, known))) return;
    const { requestKey } = form.values;
    const body = toBody(form.values);
    const category = body.category as CompetitionCategory;
    const own = opened ? { version: opened.version } : { requestKey };
    const stored = await save.mutateAsync({ ...body, category, ...own });
    if (!editing) dropDraft(draftKey(profile.id));
    finish(stored);
  }

  function finish({ name, weightLimit }: Competition): void {
    const lostLimit = opened?.weightLimit && weightLimit === null;
    void showToast({
      title: editing ? 'Competition Updated!' : 'Competition Added!',
      message: `${name} is saved.${lostLimit ? ` ${LIMIT_GONE}` : ''}`,
    });
    onSaved();
  }

  /** Goes on over what another device has saved. @returns whether that could be read */
  async function takeNewest(): Promise<boolean> {
    const stored = await reread();
    if (!opened || !stored) return false;
    if (isStored(typed.current, stored)) {
      finish(stored);
      return true;
    }
    form.setValues(untouchedOf(typed.current, opened, stored));
    setOpened(stored);
    setFailure(meanwhileWords(opened, stored));
    return true;
  }

  async function explain(error: unknown): Promise<void> {
    if (isOutdated(error) && (await takeNewest())) return;
    void showToast({ title: 'Error', message: SAVE_FAILED, variant: 'destructive', seconds: 5 });
    if (isOtherRequest(error)) form.setValues({ requestKey: newRequestKey() });
    if (showErrors(fieldErrorsOf(error))) return;
    setFailure(userMessageOf(error, SAVE_FAILED));
  }

  function submit(): Promise<void> {
    setFailure(undefined);
    return run(() => send().catch(explain));
  }

  return { form, submit, busy, failure, firstDay: addDays(today, 1) };
}

/** The form, from its draft and into it. What saving needs is fetched while the athlete writes. */
function useTypedForm({
  profile: { id },
  showDate,
  editing,
}: Pick<Options, 'profile' | 'showDate' | 'editing'>): Form<CompetitionForm> {
  const [initialValues] = useState(() => {
    if (editing) return formOf(editing);
    return competitionForm.fromDraft(loadDraft(draftKey(id)), emptyForm(showDate, newRequestKey()));
  });
  useEffect(
    () =>
      whenIdle(() => {
        prepareToasts();
        void loadCompetitionSchema().catch(() => undefined);
      }),
    [],
  );
  return useForm<CompetitionForm>({
    initialValues,
    onValuesChange: (values) => {
      if (!editing) saveDraft(draftKey(id), values);
    },
  });
}
