/** Lifts that train the same muscle with the same movement, and their relative loads. */
export interface LiftFamily {
  /** Each lift's load for the same reps and effort, relative to its family. */
  lifts: Readonly<Record<string, number>>;
  /**
   * A lift of another family and its load relative to this family's first lift. The estimate works
   * in one direction only.
   */
  from?: { lift: string; ratio: number };
}

/**
 * Loads as logged: one dumbbell, a bar with plates, a stack. Coaching heuristics [e], on the light
 * side if lifters and machines vary. One is measured: a two-hand dumbbell bench press is 0.83 of
 * the barbell's (Saeterbakken 2011).
 */
export const LIFT_FAMILIES: readonly LiftFamily[] = [
  {
    lifts: {
      'barbell-bench-press': 1,
      'dumbbell-bench-press': 0.4,
      'incline-barbell-bench-press': 0.8,
      'incline-dumbbell-press': 0.33,
      'dumbbell-floor-press': 0.36,
      'machine-chest-press': 0.8,
      'smith-machine-incline-press': 0.75,
      'close-grip-bench-press': 0.85,
    },
  },
  {
    lifts: {
      'dumbbell-fly': 1,
      'floor-dumbbell-fly': 1.1,
      'cable-fly': 0.7,
      'low-to-high-cable-fly': 0.5,
      'pec-deck': 2.2,
    },
    from: { lift: 'dumbbell-bench-press', ratio: 0.5 },
  },
  {
    lifts: {
      'overhead-press': 1,
      'seated-dumbbell-shoulder-press': 0.4,
      'standing-dumbbell-press': 0.36,
      'kettlebell-press': 0.36,
      'arnold-press': 0.32,
      'machine-shoulder-press': 0.85,
    },
  },
  {
    lifts: {
      'dumbbell-lateral-raise': 1,
      'cable-lateral-raise': 0.6,
      'machine-lateral-raise': 1.6,
      'upright-row': 1.5,
    },
  },
  { lifts: { 'dumbbell-front-raise': 1 }, from: { lift: 'dumbbell-lateral-raise', ratio: 1 } },
  {
    lifts: {
      'bent-over-rear-delt-fly': 1,
      'cable-rear-delt-fly': 0.6,
      'reverse-pec-deck': 2.2,
      'face-pull': 2,
    },
  },
  {
    lifts: {
      'bent-over-barbell-row': 1,
      'pendlay-row': 0.95,
      't-bar-row': 0.8,
      'one-arm-dumbbell-row': 0.42,
      'kettlebell-row': 0.42,
      'chest-supported-dumbbell-row': 0.34,
      'seated-cable-row': 0.85,
      'chest-supported-machine-row': 0.8,
    },
  },
  { lifts: { 'lat-pulldown': 1, 'neutral-grip-pulldown': 1 } },
  {
    lifts: { 'straight-arm-pulldown': 1, 'dumbbell-pullover': 0.8 },
    from: { lift: 'lat-pulldown', ratio: 0.4 },
  },
  { lifts: { 'barbell-shrug': 1, 'dumbbell-shrug': 0.4 } },
  {
    lifts: {
      'barbell-curl': 1,
      'ez-bar-curl': 1,
      'dumbbell-curl': 0.42,
      'hammer-curl': 0.44,
      'incline-dumbbell-curl': 0.33,
      'concentration-curl': 0.36,
      'ez-bar-preacher-curl': 0.8,
      'machine-preacher-curl': 0.8,
      'cable-curl': 0.8,
      'bayesian-cable-curl': 0.32,
    },
  },
  {
    lifts: {
      'skull-crusher': 1,
      'dumbbell-skull-crusher': 0.38,
      'overhead-dumbbell-extension': 0.75,
      'triceps-pushdown': 0.95,
      'overhead-cable-extension': 0.8,
    },
  },
  {
    lifts: {
      'back-squat': 1,
      'front-squat': 0.8,
      'smith-machine-squat': 0.9,
      'hack-squat': 0.8,
      'pendulum-squat': 0.55,
      'belt-squat': 0.75,
      'leg-press': 1.6,
    },
  },
  {
    lifts: { 'goblet-squat': 1, 'kettlebell-goblet-squat': 1 },
    from: { lift: 'back-squat', ratio: 0.33 },
  },
  {
    lifts: {
      'dumbbell-bulgarian-split-squat': 1,
      'dumbbell-split-squat': 1.05,
      'dumbbell-reverse-lunge': 1,
      'dumbbell-walking-lunge': 0.9,
      'dumbbell-step-up': 0.85,
    },
    from: { lift: 'back-squat', ratio: 0.18 },
  },
  {
    lifts: {
      deadlift: 1,
      'sumo-deadlift': 0.95,
      'romanian-deadlift': 0.75,
      'dumbbell-romanian-deadlift': 0.28,
      'kettlebell-romanian-deadlift': 0.28,
    },
  },
  { lifts: { 'rack-pull': 1 }, from: { lift: 'deadlift', ratio: 1 } },
  { lifts: { 'good-morning': 1 }, from: { lift: 'romanian-deadlift', ratio: 0.45 } },
  { lifts: { 'cable-pull-through': 1 }, from: { lift: 'romanian-deadlift', ratio: 0.45 } },
  { lifts: { 'kettlebell-sumo-deadlift': 1 }, from: { lift: 'sumo-deadlift', ratio: 0.35 } },
  {
    lifts: { 'single-leg-romanian-deadlift': 1 },
    from: { lift: 'dumbbell-romanian-deadlift', ratio: 0.5 },
  },
  { lifts: { 'seated-leg-curl': 1, 'lying-leg-curl': 0.85 } },
  { lifts: { 'barbell-hip-thrust': 1, 'machine-hip-thrust': 0.85 } },
  { lifts: { 'dumbbell-hip-thrust': 1 }, from: { lift: 'barbell-hip-thrust', ratio: 0.35 } },
  { lifts: { 'standing-calf-raise': 1, 'leg-press-calf-raise': 1, 'seated-calf-raise': 0.55 } },
  {
    lifts: { 'dumbbell-calf-raise': 1, 'seated-dumbbell-calf-raise': 1 },
    from: { lift: 'standing-calf-raise', ratio: 0.2 },
  },
  { lifts: { 'cable-crunch': 1, 'machine-crunch': 0.9 } },
];
