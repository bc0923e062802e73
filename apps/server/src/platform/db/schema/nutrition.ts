import { DIETARY_RESTRICTIONS, FOOD_UNITS } from '@posedown/coaching';
import type { FoodItem, Meal } from '@posedown/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
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
import { createdAt, eachOf, id, oneOf, requestHash } from './columns.ts';
import { photos } from './photos.ts';

export interface StoredTargets {
  calories: number;
  protein: number;
  carbs: number;
  fats: number;
}

/** The food replaced by the last swap, and its position. */
export interface StoredSwap {
  meal: number;
  food: number;
  old: FoodItem;
  /** The meal's name before the swap. */
  dish?: string;
}

/** Source of a plan's targets: computed from the answers, or set. */
const TARGETS_FROM = ['answers', 'coach', 'protocol', 'calculator', 'proposal'] as const;

/** Nutrition plans. Exactly one per athlete is active. */
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
    targetsFrom: text('targets_from', { enum: TARGETS_FROM }).notNull().default('answers'),
    meals: jsonb('meals').$type<Meal[]>().notNull(),
    /** Diet rules of the meals: the profile at the time plus the request. Null in older plans. */
    dietaryRestrictions: text('dietary_restrictions', { enum: DIETARY_RESTRICTIONS })
      .array()
      .notNull()
      .default([]),
    /** Maintenance estimated at the plan's creation, in kcal a day. Null in older plans. */
    maintenanceKcal: integer('maintenance_kcal'),
    /** Whether maintenance was measured from diary and scale, or else computed by formula. */
    isMeasured: boolean('is_measured').notNull().default(false),
    /** The pace its targets were set for in % of body weight a week. Null if they follow the answers. */
    goalPercent: doublePrecision('goal_percent'),
    /** Show day at its creation. Null without one, and in older plans. */
    showOn: date('show_on', { mode: 'string' }),
    notes: text('notes').array().notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    lastSwap: jsonb('last_swap').$type<StoredSwap>(),
    /** Created by the client once per plan, so that a second tap creates no second plan. */
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'nutrition_plans_pkey', columns: [table.userId, table.id] }),
    uniqueIndex('nutrition_plans_request_key_key').on(table.userId, table.requestKey),
    eachOf(
      'nutrition_plans_dietary_restrictions_check',
      table.dietaryRestrictions,
      DIETARY_RESTRICTIONS,
    ),
    oneOf('nutrition_plans_targets_from_check', table.targetsFrom, TARGETS_FROM),
    uniqueIndex('nutrition_plans_active_key').on(table.userId).where(sql`${table.isActive}`),
    check(
      'nutrition_plans_macros_check',
      sql`${table.calories} >= 0 and ${table.protein} >= 0 and ${table.carbs} >= 0 and ${table.fats} >= 0`,
    ),
  ],
);

/** Units of diary entries. A serving is one portion of anything. */
const LOGGED_UNITS = [...FOOD_UNITS, 'serving'] as const;

/** The food diary, by the athlete's calendar day. */
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
    unit: text('unit', { enum: LOGGED_UNITS }).notNull(),
    /** A food from the built-in table or the athlete's own. Neither if only macros were entered. */
    foodId: text('food_id'),
    customFoodId: uuid('custom_food_id'),
    calories: doublePrecision('calories').notNull(),
    protein: doublePrecision('protein').notNull(),
    carbs: doublePrecision('carbs').notNull(),
    fats: doublePrecision('fats').notNull(),
    /** HH:MM on the athlete's clock. */
    time: text('time'),
    photoId: uuid('photo_id'),
    version: integer('version').notNull().default(0),
    requestKey: uuid('request_key'),
    requestHash: requestHash(),
    /** The position of the row among those created by one request. */
    requestPlace: integer('request_place').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'nutrition_logs_pkey', columns: [table.userId, table.id] }),
    index('nutrition_logs_date_idx').on(table.userId, table.date),
    uniqueIndex('nutrition_logs_request_key_key')
      .on(table.userId, table.requestKey, table.requestPlace)
      .where(sql`${table.requestKey} is not null`),
    // A photo belongs to one entry and is deleted only after it is detached.
    uniqueIndex('nutrition_logs_photo_key')
      .on(table.userId, table.photoId)
      .where(sql`${table.photoId} is not null`),
    foreignKey({
      name: 'nutrition_logs_photo_fkey',
      columns: [table.userId, table.photoId],
      foreignColumns: [photos.userId, photos.id],
    }),
    oneOf('nutrition_logs_unit_check', table.unit, LOGGED_UNITS),
    check('nutrition_logs_quantity_check', sql`${table.quantity} > 0`),
    check(
      'nutrition_logs_macros_check',
      sql`${table.calories} >= 0 and ${table.protein} >= 0 and ${table.carbs} >= 0 and ${table.fats} >= 0`,
    ),
  ],
);

/** Foods added by an athlete: the macros of one amount, as on a label. */
export const customFoods = pgTable(
  'custom_foods',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    quantity: doublePrecision('quantity').notNull(),
    unit: text('unit', { enum: FOOD_UNITS }).notNull(),
    calories: doublePrecision('calories').notNull(),
    protein: doublePrecision('protein').notNull(),
    carbs: doublePrecision('carbs').notNull(),
    fats: doublePrecision('fats').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'custom_foods_pkey', columns: [table.userId, table.id] }),
    uniqueIndex('custom_foods_name_key').on(table.userId, sql`lower(${table.name})`),
    oneOf('custom_foods_unit_check', table.unit, FOOD_UNITS),
    check('custom_foods_quantity_check', sql`${table.quantity} > 0`),
    check(
      'custom_foods_macros_check',
      sql`${table.calories} >= 0 and ${table.protein} >= 0 and ${table.carbs} >= 0 and ${table.fats} >= 0`,
    ),
  ],
);
