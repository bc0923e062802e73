import type { CheckInFormBody, CheckInFormChange } from '@posedown/contract';
import { sentAs, storeOnce } from '../../../platform/db/store-once.ts';
import { notFound, refuseOutdated } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import {
  type FormWithQuestions,
  findForm,
  findFormByKey,
  insertForm,
  isDuplicateForm,
  lockForm,
  setArchived,
  updateForm,
} from './queries.ts';

type Needs = Pick<Services, 'db' | 'now'>;

/** Stores a coach's form. A duplicate returns the form already stored. */
export function createForm(
  { db, now }: Needs,
  coachId: string,
  { requestKey, name, questions }: CheckInFormBody,
): Promise<FormWithQuestions> {
  const sent = sentAs(requestKey, { name, questions });
  return storeOnce<FormWithQuestions>(
    {
      sent,
      isAlreadyStored: isDuplicateForm,
      findFirst: (key) => findFormByKey(db, coachId, key),
      hashOf: (form) => form.requestHash,
    },
    () =>
      db.transaction((tx) => {
        const at = now();
        return insertForm(tx, { ...sent, coachId, name, createdAt: at, updatedAt: at }, questions);
      }),
  );
}

interface FormCall {
  coachId: string;
  formId: string;
}

/** @throws AppError `not_found`, or `changed_meanwhile` for an outdated version */
export function changeForm(
  { db, now }: Needs,
  key: FormCall,
  { version, name, questions }: CheckInFormChange,
): Promise<FormWithQuestions> {
  return db.transaction(async (tx) => {
    const form = await lockForm(tx, key);
    if (!form || form.archivedAt) throw notFound('Form');
    refuseOutdated('this form', form.version, version);
    await updateForm(tx, form, { name, questions, updatedAt: now() });
    return requireForm(await findForm(tx, key));
  });
}

/** Withdraws a form. @throws AppError `not_found`, or `changed_meanwhile` for an outdated version */
export function archiveForm(
  { db, now }: Needs,
  key: FormCall & { version: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const form = await lockForm(tx, key);
    if (!form) throw notFound('Form');
    if (form.archivedAt) return;
    refuseOutdated('this form', form.version, key.version);
    await setArchived(tx, form.id, now());
  });
}

/** Brings a withdrawn form back. @throws AppError `not_found` */
export function restoreForm({ db }: Pick<Needs, 'db'>, key: FormCall): Promise<FormWithQuestions> {
  return db.transaction(async (tx) => {
    const form = await lockForm(tx, key);
    if (!form) throw notFound('Form');
    await setArchived(tx, form.id, null);
    return requireForm(await findForm(tx, key));
  });
}

function requireForm(form: FormWithQuestions | null): FormWithQuestions {
  if (!form) throw new Error('the form is gone');
  return form;
}
