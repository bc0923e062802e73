import { and, asc, between, count, eq, exists, isNotNull, or, sql } from 'drizzle-orm';
import { brokenConstraint, type Db, type Tx } from '../../../platform/db/database.ts';
import { customFoods, nutritionLogs, nutritionPlans } from '../../../platform/db/schema/index.ts';
import { AppError } from '../../../platform/errors.ts';

export type StoredLog = typeof nutritionLogs.$inferSelect;
export type NewLog = typeof nutritionLogs.$inferInsert;
export type StoredFood = typeof customFoods.$inferSelect;
type NewFood = typeof customFoods.$inferInsert;

/** Maximum number of entries per diary day. */
const MAX_LINES_A_DAY = 200;

interface Range {
  userId: string;
  from: string;
  to: string;
}

const inRange = ({ userId, from, to }: Range) =>
  and(eq(nutritionLogs.userId, userId), between(nutritionLogs.date, from, to));

/** An athlete's diary of a range of days, by day and time. */
export function listLogs(db: Db, range: Range): Promise<StoredLog[]> {
  return db
    .select()
    .from(nutritionLogs)
    .where(inRange(range))
    .orderBy(asc(nutritionLogs.date), asc(nutritionLogs.time), asc(nutritionLogs.id));
}

export const countLogs = (db: Db, range: Range): Promise<number> =>
  db.$count(nutritionLogs, inRange(range));

/** @throws AppError `conflict` if the day can't hold that many more entries */
export async function requireFreeEntries(db: Db, userId: string, date: string, more: number) {
  if ((await countLogs(db, { userId, from: date, to: date })) + more <= MAX_LINES_A_DAY) return;
  throw new AppError('conflict', { userMessage: 'That day of your diary is full.' });
}

export async function insertLogs(tx: Tx, logs: NewLog[]): Promise<StoredLog[]> {
  return tx.insert(nutritionLogs).values(logs).returning();
}

/** Whether a write failed because this form was already stored. */
export function isAlreadyStored(error: unknown): boolean {
  return brokenConstraint(error) === 'nutrition_logs_request_key_key';
}

export function findLogsByKey(db: Db, userId: string, requestKey: string): Promise<StoredLog[]> {
  return db
    .select()
    .from(nutritionLogs)
    .where(and(eq(nutritionLogs.userId, userId), eq(nutritionLogs.requestKey, requestKey)))
    .orderBy(asc(nutritionLogs.requestPlace));
}

const lineOf = (userId: string, logId: string) =>
  and(eq(nutritionLogs.userId, userId), eq(nutritionLogs.id, logId));

/** An athlete's diary entry, locked until the transaction ends. */
export async function lockLog(tx: Tx, userId: string, logId: string): Promise<StoredLog | null> {
  const [log] = await tx.select().from(nutritionLogs).where(lineOf(userId, logId)).for('update');
  return log ?? null;
}

export async function updateLog(
  tx: Tx,
  { userId, id, version }: StoredLog,
  changes: Partial<NewLog>,
): Promise<StoredLog> {
  const [log] = await tx
    .update(nutritionLogs)
    .set({ ...changes, version: version + 1 })
    .where(lineOf(userId, id))
    .returning();
  if (!log) throw new Error('the entry was not stored');
  return log;
}

export async function deleteLog(tx: Tx, userId: string, logId: string) {
  await tx.delete(nutritionLogs).where(lineOf(userId, logId));
}

/** The most frequently logged foods since a day, each as last logged. Skips own foods deleted since. */
export async function listFrequentFoods(
  db: Db,
  { userId, since, limit }: { userId: string; since: string; limit: number },
) {
  const { userId: eater, id } = customFoods;
  const itsLabel = and(eq(eater, nutritionLogs.userId), eq(id, nutritionLogs.customFoodId));
  const labelExists = exists(db.select({ id }).from(customFoods).where(itsLabel));
  const last = <Value>(column: unknown) =>
    sql<Value>`(array_agg(${column} order by ${nutritionLogs.id} desc))[1]`;
  return db
    .select({
      foodId: nutritionLogs.foodId,
      customFoodId: nutritionLogs.customFoodId,
      name: last<string>(nutritionLogs.foodName),
      quantity: last<number>(nutritionLogs.quantity),
      unit: last<StoredLog['unit']>(nutritionLogs.unit),
      calories: last<number>(nutritionLogs.calories),
      protein: last<number>(nutritionLogs.protein),
      carbs: last<number>(nutritionLogs.carbs),
      fats: last<number>(nutritionLogs.fats),
    })
    .from(nutritionLogs)
    .where(
      and(
        eq(nutritionLogs.userId, userId),
        sql`${nutritionLogs.date} >= ${since}`,
        or(isNotNull(nutritionLogs.foodId), labelExists),
      ),
    )
    .groupBy(nutritionLogs.foodId, nutritionLogs.customFoodId)
    .orderBy(sql`${count()} desc`, sql`max(${nutritionLogs.id}::text) desc`)
    .limit(limit);
}

export function listCustomFoods(db: Db, userId: string, limit: number): Promise<StoredFood[]> {
  return db
    .select()
    .from(customFoods)
    .where(eq(customFoods.userId, userId))
    .orderBy(sql`lower(${customFoods.name})`)
    .limit(limit);
}

export async function findCustomFood(
  db: Db,
  userId: string,
  foodId: string,
): Promise<StoredFood | null> {
  const [food] = await db
    .select()
    .from(customFoods)
    .where(and(eq(customFoods.userId, userId), eq(customFoods.id, foodId)));
  return food ?? null;
}

/**
 * Saves an own food, replacing one with the same name. Call it with the athlete locked, so that concurrent forms see
 * each other's rows. @returns null if there would be more than `most`
 */
export async function saveCustomFood(
  tx: Tx,
  food: NewFood,
  most: number,
): Promise<StoredFood | null> {
  const same = and(
    eq(customFoods.userId, food.userId),
    sql`lower(${customFoods.name}) = lower(${food.name})`,
  );
  const { createdAt: _kept, ...label } = food;
  const [known] = await tx.update(customFoods).set(label).where(same).returning();
  if (known) return known;
  if ((await countCustomFoods(tx, food.userId)) >= most) return null;
  const [stored] = await tx.insert(customFoods).values(food).returning();
  if (!stored) throw new Error('the food was not stored');
  return stored;
}

export async function updateCustomFood(
  tx: Tx,
  userId: string,
  foodId: string,
  label: Pick<StoredFood, 'quantity' | 'unit' | 'calories' | 'protein' | 'carbs' | 'fats'>,
): Promise<void> {
  const its = and(eq(customFoods.userId, userId), eq(customFoods.id, foodId));
  await tx.update(customFoods).set(label).where(its);
}

function countCustomFoods(db: Db, userId: string): Promise<number> {
  return db.$count(customFoods, eq(customFoods.userId, userId));
}

/** @returns whether the food existed */
export async function deleteCustomFood(db: Db, userId: string, foodId: string): Promise<boolean> {
  const deleted = await db
    .delete(customFoods)
    .where(and(eq(customFoods.userId, userId), eq(customFoods.id, foodId)))
    .returning({ id: customFoods.id });
  return deleted.length > 0;
}

/** The meals of one of the athlete's own plans. */
export async function findPlanMeals(db: Db, userId: string, planId: string) {
  const [plan] = await db
    .select({ meals: nutritionPlans.meals })
    .from(nutritionPlans)
    .where(and(eq(nutritionPlans.userId, userId), eq(nutritionPlans.id, planId)));
  return plan?.meals ?? null;
}
