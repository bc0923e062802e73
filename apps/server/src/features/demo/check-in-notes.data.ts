/** What athletes of the demo gym write beside a check-in. None of it is a warning sign. */
export const CHECK_IN_NOTES: readonly string[] = [
  'Slept well, strong session.',
  'Long day at work, trained late.',
  'Legs still heavy from Monday.',
  'Hungry in the evening, stayed on plan.',
  'Posing felt smoother today.',
  'Dinner out, counted as well as I could.',
  'New best on the incline press.',
  'Shoulder a bit stiff, warmed it up longer.',
  'Cardio before work, good start to the day.',
  'Travelling until Thursday, hotel gym.',
];
