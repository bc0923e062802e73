/** What the demo coach wrote down for themselves after the first call with an athlete. */
export const FIRST_CALL_NOTES = [
  'First call: knows the basics, wants reasons. Explain the why, keep the plan short.',
  'First call: trains at six before work. No session over an hour on weekdays.',
  'First call: old shoulder trouble on the left, none now. No behind-the-neck work.',
  'First call: cooks once a week for all days. Same lunches are fine.',
  'First call: dieted too hard on their own last year. Slow rate, keep fats up.',
] as const;

/** And in the weeks after. */
export const COACH_NOTES = [
  'Answers best to voice messages in the evening.',
  'Sleep is the limiter, not calories. Ask about it first.',
  'Weekends cost the deficit. Agreed on one planned meal out instead of three.',
  'Holds tension in the neck in the back shots. Cue: long neck, elbows forward.',
  'Strong quads, calves lag. Added a second calf day in the new block.',
  'Family holiday in the second half of next month: maintenance for ten days.',
  'Reads the scale daily and worries. Talk about the trend only.',
] as const;

/** Where somebody has gone quiet. */
export const SILENT_NOTES = [
  'No logs since the weekend. Call before writing again.',
  'Quiet again, like in spring. Was work then. Ask, do not push.',
] as const;
