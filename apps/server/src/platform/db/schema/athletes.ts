import {
  ACTIVITY_LEVELS,
  AVAILABILITIES,
  CARDIO_LIMITS,
  CARDIO_PREFERENCES,
  type CardioColumns,
  COMPETITION_CATEGORIES,
  COOKING_PREFERENCES,
  CYCLES,
  DIETARY_RESTRICTIONS,
  EQUIPMENT_ACCESS,
  EXPERIENCES,
  FOOD_ALLERGIES,
  GUIDANCE_MODES,
  HEALTH_CONDITIONS,
  HOLD_KINDS,
  HOME_EQUIPMENT,
  type Injury,
  MAX_FOCUS_MUSCLES,
  MAX_INJURIES,
  MEAL_FREQUENCIES,
  MUSCLES,
  NO_PERIOD_REASONS,
  ONBOARDING_LIMITS,
  PRIMARY_GOALS,
  SESSION_DURATIONS,
  SEXES,
  STRESS_LEVELS,
  SUBSTANCE_USES,
  TARGET_TIMELINES,
  TIME_OF_DAY,
  TRAINING_FREQUENCIES,
  UNITS,
} from '@posedown/coaching';
import { ROLES } from '@posedown/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, eachOf, id, instant, oneOf, within } from './columns.ts';

type CardioProgression = CardioColumns['cardioProgression'];

/** People: athletes (`client`) and coaches. Sizes are metric; the email is stored in lower case. */
export const users = pgTable(
  'users',
  {
    id: id().primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role', { enum: ROLES }).notNull().default('client'),
    /** Deleting a coach must not delete their athletes. */
    coachId: uuid('coach_id').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /**
     * Who decides on the athlete's plans. Without an invitation, athletes decide themselves until
     * a coach takes over.
     */
    guidanceMode: text('guidance_mode', { enum: GUIDANCE_MODES }).notNull().default('coached'),
    /** The current or last pause, in the athlete's calendar days. Nothing is due or assessed in it. */
    pausedFrom: date('paused_from', { mode: 'string' }),
    pausedUntil: date('paused_until', { mode: 'string' }),
    timezone: text('timezone').notNull().default('UTC'),
    units: text('units', { enum: UNITS }).notNull().default('metric'),
    age: integer('age'),
    sex: text('sex', { enum: SEXES }),
    height: doublePrecision('height'),
    weight: doublePrecision('weight'),
    targetWeight: doublePrecision('target_weight'),
    bodyFatGoal: doublePrecision('body_fat_goal'),
    experience: text('experience', { enum: EXPERIENCES }),
    goal: text('goal'),
    primaryGoal: text('primary_goal', { enum: PRIMARY_GOALS }),
    targetTimeline: text('target_timeline', { enum: TARGET_TIMELINES }),
    competitionDate: date('competition_date', { mode: 'string' }),
    availability: text('availability', { enum: AVAILABILITIES }),
    dietaryRestrictions: text('dietary_restrictions', { enum: DIETARY_RESTRICTIONS })
      .array()
      .notNull()
      .default([]),
    foodAllergies: text('food_allergies', { enum: FOOD_ALLERGIES }).array().notNull().default([]),
    /** Conditions that rule out a deficit or a peak week until a clinician agrees. Health data, never logged. */
    healthConditions: text('health_conditions', { enum: HEALTH_CONDITIONS })
      .array()
      .notNull()
      .default([]),
    /** Kinds of the person's open `athlete_holds`, denormalized so that every read of a person includes them. */
    openHolds: text('open_holds', { enum: HOLD_KINDS }).array().notNull().default([]),
    /** The day a clinician cleared all conditions, and the coach who recorded it. */
    healthClearedOn: date('health_cleared_on', { mode: 'string' }),
    healthClearedById: uuid('health_cleared_by_id').references((): AnyPgColumn => users.id, {
      onDelete: 'set null',
    }),
    mealFrequency: text('meal_frequency', { enum: MEAL_FREQUENCIES }),
    cookingPreference: text('cooking_preference', { enum: COOKING_PREFERENCES }),
    trainingFrequency: text('training_frequency', { enum: TRAINING_FREQUENCIES }),
    sessionDuration: text('session_duration', { enum: SESSION_DURATIONS }),
    cardioPreference: text('cardio_preference', { enum: CARDIO_PREFERENCES }),
    equipmentAccess: text('equipment_access', { enum: EQUIPMENT_ACCESS }),
    activityLevel: text('activity_level', { enum: ACTIVITY_LEVELS }),
    sleepHours: doublePrecision('sleep_hours'),
    stressLevel: text('stress_level', { enum: STRESS_LEVELS }),
    waterIntake: doublePrecision('water_intake'),
    division: text('division', { enum: COMPETITION_CATEGORIES }),
    trainingTime: text('training_time'),
    injuries: jsonb('injuries').$type<Injury[]>().notNull().default([]),
    focusMuscles: text('focus_muscles', { enum: MUSCLES }).array().notNull().default([]),
    homeEquipment: text('home_equipment', { enum: HOME_EQUIPMENT }).array().notNull().default([]),
    cycle: text('cycle', { enum: CYCLES }),
    noPeriodReason: text('no_period_reason', { enum: NO_PERIOD_REASONS }),
    exertionSymptoms: boolean('exertion_symptoms'),
    familySuddenDeath: boolean('family_sudden_death'),
    substanceUse: text('substance_use', { enum: SUBSTANCE_USES }),
    /** When the athlete answered 'not now', which stops the question. */
    factsPutOffAt: instant('facts_put_off_at'),
    cardioFrequency: integer('cardio_frequency'),
    cardioDuration: integer('cardio_duration'),
    cardioIntensity: text('cardio_intensity'),
    cardioType: text('cardio_type'),
    cardioProgression: jsonb('cardio_progression').$type<CardioProgression>(),
    /** Beats per minute, entered by the athlete. A missing maximum is estimated. */
    measuredMaxHeartRate: integer('measured_max_heart_rate'),
    restingHeartRate: integer('resting_heart_rate'),
    /** With beta-blockers, no formula can estimate the maximum. */
    takesBetaBlockers: boolean('takes_beta_blockers').notNull().default(false),
    /** Version of the three columns above, like `profileVersion`. */
    heartRatesVersion: integer('heart_rates_version').notNull().default(0),
    /** Version of the answers. A change must name the version the author saw. */
    profileVersion: integer('profile_version').notNull().default(1),
    /** Key of the last form that created new plans, so that a duplicate creates nothing. */
    plansRequestKey: uuid('plans_request_key'),
    plansRequestHash: text('plans_request_hash'),
    /** When a coach was removed from the team. They remain as an author but can't log in. */
    leftAt: instant('left_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    index('users_coach_id_name_idx').on(table.coachId, table.name, table.id),
    index('users_health_cleared_by_id_idx').on(table.healthClearedById),
    // Every sign-up looks up the first coach among all people.
    index('users_coaches_idx').on(table.createdAt, table.id).where(sql`${table.role} = 'coach'`),
    check(
      'users_email_check',
      sql`${table.email} = lower(${table.email}) and ${table.email} like '%_@_%'`,
    ),
    check('users_name_check', sql`length(${table.name}) between 1 and 100`),
    check('users_coach_id_check', sql`${table.coachId} <> ${table.id}`),
    check('users_left_at_check', sql`${table.leftAt} is null or ${table.role} = 'coach'`),
    oneOf('users_role_check', table.role, ROLES),
    oneOf('users_guidance_mode_check', table.guidanceMode, GUIDANCE_MODES),
    oneOf('users_units_check', table.units, UNITS),
    oneOf('users_sex_check', table.sex, SEXES),
    oneOf('users_experience_check', table.experience, EXPERIENCES),
    oneOf('users_primary_goal_check', table.primaryGoal, PRIMARY_GOALS),
    oneOf('users_target_timeline_check', table.targetTimeline, TARGET_TIMELINES),
    oneOf('users_availability_check', table.availability, AVAILABILITIES),
    oneOf('users_meal_frequency_check', table.mealFrequency, MEAL_FREQUENCIES),
    oneOf('users_cooking_preference_check', table.cookingPreference, COOKING_PREFERENCES),
    oneOf('users_training_frequency_check', table.trainingFrequency, TRAINING_FREQUENCIES),
    oneOf('users_session_duration_check', table.sessionDuration, SESSION_DURATIONS),
    oneOf('users_cardio_preference_check', table.cardioPreference, CARDIO_PREFERENCES),
    oneOf('users_equipment_access_check', table.equipmentAccess, EQUIPMENT_ACCESS),
    oneOf('users_activity_level_check', table.activityLevel, ACTIVITY_LEVELS),
    oneOf('users_stress_level_check', table.stressLevel, STRESS_LEVELS),
    oneOf('users_division_check', table.division, COMPETITION_CATEGORIES),
    oneOf('users_cycle_check', table.cycle, CYCLES),
    oneOf('users_no_period_reason_check', table.noPeriodReason, NO_PERIOD_REASONS),
    oneOf('users_substance_use_check', table.substanceUse, SUBSTANCE_USES),
    eachOf('users_focus_muscles_check', table.focusMuscles, MUSCLES),
    eachOf('users_home_equipment_check', table.homeEquipment, HOME_EQUIPMENT),
    check(
      'users_focus_muscles_count_check',
      sql`cardinality(${table.focusMuscles}) <= ${sql.raw(`${MAX_FOCUS_MUSCLES}`)}`,
    ),
    check(
      'users_injuries_check',
      sql`jsonb_typeof(${table.injuries}) = 'array' and jsonb_array_length(${table.injuries}) <= ${sql.raw(`${MAX_INJURIES}`)}`,
    ),
    check(
      'users_training_time_check',
      sql`${table.trainingTime} ~ ${sql.raw(`'${TIME_OF_DAY.source}'`)}`,
    ),
    // Men have no cycle, and only a missing period has a reason.
    check(
      'users_cycle_sex_check',
      sql`${table.cycle} is null or ${table.sex} is distinct from 'male'`,
    ),
    check(
      'users_no_period_check',
      sql`${table.noPeriodReason} is null or ${table.cycle} is not distinct from 'none'`,
    ),
    eachOf('users_dietary_restrictions_check', table.dietaryRestrictions, DIETARY_RESTRICTIONS),
    eachOf('users_food_allergies_check', table.foodAllergies, FOOD_ALLERGIES),
    eachOf('users_health_conditions_check', table.healthConditions, HEALTH_CONDITIONS),
    eachOf('users_open_holds_check', table.openHolds, HOLD_KINDS),
    check(
      'users_health_cleared_on_check',
      sql`${table.healthClearedOn} is null or cardinality(${table.healthConditions}) > 0`,
    ),
    within('users_age_check', table.age, ONBOARDING_LIMITS.age),
    within('users_height_check', table.height, ONBOARDING_LIMITS.height),
    within('users_weight_check', table.weight, ONBOARDING_LIMITS.weight),
    within('users_target_weight_check', table.targetWeight, ONBOARDING_LIMITS.targetWeight),
    within('users_body_fat_goal_check', table.bodyFatGoal, ONBOARDING_LIMITS.bodyFatGoal),
    within('users_sleep_hours_check', table.sleepHours, ONBOARDING_LIMITS.sleepHours),
    within('users_water_intake_check', table.waterIntake, ONBOARDING_LIMITS.waterIntake),
    within(
      'users_measured_max_heart_rate_check',
      table.measuredMaxHeartRate,
      CARDIO_LIMITS.measuredMaxHeartRate,
    ),
    within(
      'users_resting_heart_rate_check',
      table.restingHeartRate,
      CARDIO_LIMITS.restingHeartRate,
    ),
  ],
);
