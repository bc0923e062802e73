export type Habit = 'steady' | 'solid' | 'slipping' | 'silent';

/** How an athlete follows the plan: probabilities, and how far intake deviates from it. */
export interface Behavior {
  /** Probability of a weigh-in on a day. */
  weighs: number;
  /** Probability of logging on a day, and of logging each meal of such a day. */
  logsDays: number;
  logsMeals: number;
  /** Probability of doing a planned session. */
  trains: number;
  /** Intake above the plan, as a share: 0.05 is 5% too much. */
  overeats: number;
  /** Daily variation of intake, as a share. */
  spread: number;
  /** Number of most recent days without any log. */
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

/** Probability of logging a meal on any day. */
export const loggedShare = ({ logsDays, logsMeals }: Behavior) => logsDays * logsMeals;
