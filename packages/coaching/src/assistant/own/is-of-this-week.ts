const THIS_WEEK = /\b(this week|week so far|since monday)\b/;
/** Words about what to do, how fast, or which kind of week. Such questions aren't about the week's log. */
const GENERAL = /\b(should|can|per|each|every|last|peak|show|lose|losing|lost|gain|gained)\b/;

/** Whether a question, in plain words, asks what was done in the current week. */
export const isOfThisWeek = (plain: string) => THIS_WEEK.test(plain) && !GENERAL.test(plain);
