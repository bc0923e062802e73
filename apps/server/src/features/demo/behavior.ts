export type Habit = 'steady' | 'solid' | 'slipping' | 'silent';

/** How an athlete lives with the plan: probabilities, and how far what is eaten strays from it. */
export interface Behavior {
  /** Of a weigh-in on a day. */
  weighs: number;
  /** Of keeping the diary on a day, and of logging a meal of such a day. */
  logsDays: number;
  logsMeals: number;
  /** Of doing a planned session. */
  trains: number;
  /** What is eaten over what was planned, as a share of it: 0.05 is 5 % too much. */
  overeats: number;
  /** Daily spread of what is eaten, as a share. */
  spread: number;
  /** In so many of the last days nothing at all is logged. */
  silentDays: number;
}

export const BEHAVIORS: Record<Habit, Behavior> = {
  steady: {
    weighs: 0.95,
    logsDays: 1,
    logsMeals: 0.98,
    trains: 0.97,
    overeats: 0,
    spread: 0.04,
    silentDays: 0,
  },
  solid: {
    weighs: 0.55,
    logsDays: 0.88,
    logsMeals: 0.95,
    trains: 0.82,
    overeats: 0.02,
    spread: 0.07,
    silentDays: 0,
  },
  slipping: {
    weighs: 0.55,
    logsDays: 0.72,
    logsMeals: 0.9,
    trains: 0.76,
    overeats: 0.07,
    spread: 0.12,
    silentDays: 1,
  },
  silent: {
    weighs: 0.5,
    logsDays: 0.6,
    logsMeals: 0.85,
    trains: 0.6,
    overeats: 0.12,
    spread: 0.15,
    silentDays: 6,
  },
};

/** Of logging a meal on any day. */
export const loggedShare = ({ logsDays, logsMeals }: Behavior) => logsDays * logsMeals;
