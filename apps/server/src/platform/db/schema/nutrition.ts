import type { Meal } from '@posedown/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { createdAt, id, oneOf } from './columns.ts';

export interface StoredTargets {
  calories: number;
  protein: number;
  carbs: number;
  fats: number;
}

/** Plans as they were handed out; exactly one of an athlete's is active. */
export const nutritionPlans = pgTable(
  'nutrition_plans',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    calories: integer('calories').notNull(),
    protein: integer('protein').notNull(),
    carbs: integer('carbs').notNull(),
    fats: integer('fats').notNull(),
    targets: jsonb('targets').$type<StoredTargets>().notNull(),
    meals: jsonb('meals').$type<Meal[]>().notNull(),
    notes: text('notes').array().notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'nutrition_plans_pkey', columns: [table.userId, table.id] }),
    uniqueIndex('nutrition_plans_active_key').on(table.userId).where(sql`${table.isActive}`),
    check(
      'nutrition_plans_macros_check',
      sql`${table.calories} >= 0 and ${table.protein} >= 0 and ${table.carbs} >= 0 and ${table.fats} >= 0`,
    ),
  ],
);

/** The diary: what was eaten, on which of the athlete's days. */
export const nutritionLogs = pgTable(
  'nutrition_logs',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull(),
    mealType: text('meal_type').notNull(),
    foodName: text('food_name').notNull(),
    quantity: doublePrecision('quantity').notNull(),
    unit: text('unit', {
      enum: ['g', 'oz', 'cup', 'tbsp', 'tsp', 'piece', 'slice', 'serving'],
    }).notNull(),
    calories: doublePrecision('calories').notNull(),
    protein: doublePrecision('protein').notNull(),
    carbs: doublePrecision('carbs').notNull(),
    fats: doublePrecision('fats').notNull(),
    /** HH:MM on the athlete's clock. */
    time: text('time'),
    photoUrl: text('photo_url'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'nutrition_logs_pkey', columns: [table.userId, table.id] }),
    index('nutrition_logs_date_idx').on(table.userId, table.date),
    oneOf('nutrition_logs_unit_check', table.unit, [
      'g',
      'oz',
      'cup',
      'tbsp',
      'tsp',
      'piece',
      'slice',
      'serving',
    ]),
    check('nutrition_logs_quantity_check', sql`${table.quantity} > 0`),
    check(
      'nutrition_logs_macros_check',
      sql`${table.calories} >= 0 and ${table.protein} >= 0 and ${table.carbs} >= 0 and ${table.fats} >= 0`,
    ),
  ],
);
