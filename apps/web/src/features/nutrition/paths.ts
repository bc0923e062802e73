/* Typed as string, because only `app` knows the routes. */
export const MEAL_PLAN_PATH: string = '/nutrition/meal-plan';
export const LOG_MEAL_PATH: string = '/nutrition/log-meal';
export const QUICK_LOG_PATH: string = '/nutrition/quick-log';
export const CUSTOMIZE_PATH: string = '/nutrition/customize';
export const DIARY_PATH: string = '/nutrition/progress';
export const GROCERY_PATH: string = '/nutrition/grocery-list';
export const PEAK_WEEK_PATH: string = '/peak-week';
export const SUPPLEMENTS_PATH: string = '/nutrition/supplements';
