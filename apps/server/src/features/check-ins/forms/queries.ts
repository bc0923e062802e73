import type { CheckInQuestion } from '@posedown/coaching';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { brokenConstraint, type Db, type Tx } from '../../../platform/db/database.ts';
import {
  checkInForms,
  checkInFormVersions,
  checkInSchedules,
  users,
  weeklyCheckIns,
} from '../../../platform/db/schema/index.ts';

export type StoredForm = typeof checkInForms.$inferSelect;
export type NewForm = typeof checkInForms.$inferInsert;

/** A form with the questions of its newest version. */
export type FormWithQuestions = StoredForm & { questions: CheckInQuestion[]; athletes: number };

export const isDuplicateForm = (error: unknown) =>
  brokenConstraint(error) === 'check_in_forms_request_key_key';

/** Athletes of the form's coach who get it. Former athletes aren't counted. */
const athletesWith = sql<number>`(
  select count(*)::int from ${checkInSchedules} s join ${users} u on u.id = s.athlete_id
  where s.form_id = ${checkInForms}.id and u.coach_id = ${checkInForms}.coach_id)`;

const FORM = {
  form: checkInForms,
  questions: checkInFormVersions.questions,
  athletes: athletesWith,
};

const selectForms = (db: Db) =>
  db
    .select(FORM)
    .from(checkInForms)
    .innerJoin(
      checkInFormVersions,
      and(
        eq(checkInFormVersions.formId, checkInForms.id),
        eq(checkInFormVersions.version, checkInForms.version),
      ),
    );

type Joined = Awaited<ReturnType<typeof selectForms>>[number];

const toForm = ({ form, ...rest }: Joined): FormWithQuestions => ({ ...form, ...rest });

/** More forms than a coach needs. */
const MAX_FORMS = 200;

/** A coach's forms by name, without withdrawn ones. */
export async function listForms(db: Db, coachId: string): Promise<FormWithQuestions[]> {
  const rows = await selectForms(db)
    .where(and(eq(checkInForms.coachId, coachId), isNull(checkInForms.archivedAt)))
    .orderBy(asc(checkInForms.name), asc(checkInForms.id))
    .limit(MAX_FORMS);
  return rows.map(toForm);
}

/** Athletes of a coach with the standard form, and without a schedule. */
export async function countOthers(db: Db, coachId: string) {
  const [row] = await db
    .select({
      standard: sql<number>`count(*) filter (where ${checkInSchedules.athleteId} is not null
        and (${checkInSchedules.formId} is null or ${checkInForms.archivedAt} is not null))::int`,
      unscheduled: sql<number>`count(*) filter (where ${checkInSchedules.athleteId} is null)::int`,
    })
    .from(users)
    .leftJoin(checkInSchedules, eq(checkInSchedules.athleteId, users.id))
    .leftJoin(checkInForms, eq(checkInForms.id, checkInSchedules.formId))
    .where(and(eq(users.coachId, coachId), eq(users.role, 'client')));
  return row ?? { standard: 0, unscheduled: 0 };
}

interface FormKey {
  coachId: string;
  formId: string;
}

const isForm = ({ coachId, formId }: FormKey) =>
  and(eq(checkInForms.coachId, coachId), eq(checkInForms.id, formId));

export async function findForm(db: Db, key: FormKey): Promise<FormWithQuestions | null> {
  const [row] = await selectForms(db).where(isForm(key));
  return row ? toForm(row) : null;
}

export async function findFormByKey(db: Db, coachId: string, requestKey: string) {
  const [row] = await selectForms(db).where(
    and(eq(checkInForms.coachId, coachId), eq(checkInForms.requestKey, requestKey)),
  );
  return row ? toForm(row) : null;
}

/** A coach's form, locked until the transaction ends. */
export async function lockForm(tx: Tx, key: FormKey): Promise<StoredForm | null> {
  const [form] = await tx.select().from(checkInForms).where(isForm(key)).for('update');
  return form ?? null;
}

export async function insertForm(tx: Tx, form: NewForm, questions: CheckInQuestion[]) {
  const [stored] = await tx.insert(checkInForms).values(form).returning();
  if (!stored) throw new Error('the form was not stored');
  await tx
    .insert(checkInFormVersions)
    .values({ formId: stored.id, version: stored.version, questions });
  return { ...stored, questions, athletes: 0 };
}

/** Stores the next version of a form. */
export async function updateForm(
  tx: Tx,
  { id, version }: StoredForm,
  { questions, ...change }: { name: string; updatedAt: Date; questions: CheckInQuestion[] },
): Promise<void> {
  const next = version + 1;
  await tx.insert(checkInFormVersions).values({ formId: id, version: next, questions });
  await tx
    .update(checkInForms)
    .set({ ...change, version: next })
    .where(eq(checkInForms.id, id));
}

export async function setArchived(tx: Tx, formId: string, archivedAt: Date | null): Promise<void> {
  await tx.update(checkInForms).set({ archivedAt }).where(eq(checkInForms.id, formId));
}

export interface AskedForm {
  /** Null for the standard form. */
  id: string | null;
  name: string;
  version: number;
  questions: CheckInQuestion[];
}

/** The newest version of an athlete's form. Null for the standard form, including after theirs was withdrawn. */
export async function findFormOf(db: Db, athleteId: string): Promise<AskedForm | null> {
  const [row] = await db
    .select({
      id: checkInForms.id,
      name: checkInForms.name,
      version: checkInForms.version,
      questions: checkInFormVersions.questions,
    })
    .from(checkInSchedules)
    .innerJoin(checkInForms, eq(checkInForms.id, checkInSchedules.formId))
    .innerJoin(
      checkInFormVersions,
      and(
        eq(checkInFormVersions.formId, checkInForms.id),
        eq(checkInFormVersions.version, checkInForms.version),
      ),
    )
    .where(and(eq(checkInSchedules.athleteId, athleteId), isNull(checkInForms.archivedAt)));
  return row ?? null;
}

interface VersionKey {
  athlete: { id: string; coachId: string | null };
  formId: string;
  version: number;
}

/**
 * The questions of one version of a form that an athlete may have open: of their coach, of an earlier coach as long as
 * it is on their schedule, or one they have answered.
 */
export async function findVersion(
  db: Db,
  { athlete, formId, version }: VersionKey,
): Promise<CheckInQuestion[] | null> {
  const [row] = await db
    .select({ questions: checkInFormVersions.questions })
    .from(checkInFormVersions)
    .innerJoin(checkInForms, eq(checkInForms.id, checkInFormVersions.formId))
    .where(
      and(
        eq(checkInForms.id, formId),
        eq(checkInFormVersions.version, version),
        sql`(${checkInForms.coachId} = ${athlete.coachId}::uuid
          or exists (select 1 from ${checkInSchedules} s
            where s.athlete_id = ${athlete.id}::uuid and s.form_id = ${checkInForms.id})
          or exists (select 1 from ${weeklyCheckIns} w
            where w.athlete_id = ${athlete.id}::uuid and w.form_id = ${checkInForms.id}))`,
      ),
    );
  return row?.questions ?? null;
}
