/** Six starter questions for an athlete about their own data. */
export const OWN_QUESTIONS = [
  'What do I train today?',
  'What should I eat now?',
  'How many calories do I have left today?',
  'Is my weight loss too fast?',
  'How many weeks out am I?',
  'What do I eat before training?',
] as const;

/** Six starter questions for users without data of their own. */
export const GENERAL_QUESTIONS = [
  'How much protein do I need?',
  'How fast should I lose weight in prep?',
  'HIIT or steady cardio?',
  'What happens in peak week?',
  'How often should I practice posing?',
  'How long does a prep take?',
] as const;
