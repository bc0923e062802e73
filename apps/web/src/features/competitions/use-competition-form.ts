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
import {
  type CompetitionForm,
  checkCompetition,
  competitionForm,
  emptyForm,
  formOf,
  loadCompetitionSchema,
  toBody,
} from './competition-form.ts';
import { conflictMessage, isStored, untouchedFields } from './conflict-message.ts';

const SAVE_FAILED = 'Failed to save competition. Please try again.';

const LIMIT_REMOVED = 'The class limit was for the other division. Enter the new one in the prep.';

const draftKey = (userId: string) => `posedown.competition.${userId}`;

interface Options {
  profile: Profile;
  /** Initial date of a new competition. */
  showDate: CalendarDay | '';
  /** The competition being edited; undefined to add one. */
  editing: Competition | undefined;
  onSaved: () => void;
  /** Refetches the edited competition; undefined if that fails. */
  reread: () => Promise<Competition | undefined>;
}

/** The competition form and its submission. A new competition is saved as a draft. */
export function useCompetitionForm(options: Options) {
  const { profile, editing, onSaved, reread } = options;
  const today = todayIn(profile.timezone);
  const form = useTypedForm(options);
  // By the time a rejected save is handled, the user may have typed more.
  const typed = useRef(form.values);
  typed.current = form.values;
  /** The version that the form's edits are based on. */
  const [opened, setOpened] = useState(editing);
  const save = useSaveCompetition(editing?.id);
  const { busy, run } = useSingleFlight();
  const [failure, setFailure] = useState<string>();

  function showErrors(fieldErrors: Record<string, unknown>): boolean {
    form.setErrors(fieldErrors as Record<string, string>);
    return Object.keys(fieldErrors).length > 0;
  }

  async function send(): Promise<void> {
    const context = { today, storedDate: opened?.date };
    if (showErrors(await checkCompetition(form.values, context))) return;
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
      message: `${name} is saved.${lostLimit ? ` ${LIMIT_REMOVED}` : ''}`,
    });
    onSaved();
  }

  /**
   * Rebases the form on the version saved by another device. @returns whether it could be loaded
   */
  async function rebaseOnNewest(): Promise<boolean> {
    const stored = await reread();
    if (!opened || !stored) return false;
    if (isStored(typed.current, stored)) {
      finish(stored);
      return true;
    }
    form.setValues(untouchedFields(typed.current, opened, stored));
    setOpened(stored);
    setFailure(conflictMessage(opened, stored));
    return true;
  }

  async function explain(error: unknown): Promise<void> {
    if (isOutdated(error) && (await rebaseOnNewest())) return;
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

/**
 * The form, restored from its draft and saved as one. Preloads what saving needs while the athlete
 * types.
 */
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
