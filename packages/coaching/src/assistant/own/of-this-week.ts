const THIS_WEEK = /\b(this week|week so far|since monday)\b/;
/** Words about what to do, how fast, or which kind of week, which may be all that a question on this week asks. */
const GENERAL = /\b(should|can|per|each|every|last|peak|show|lose|losing|lost|gain|gained)\b/;

/** Whether a question, in plain words, asks what was done in the week that is running. */
export const isOfThisWeek = (plain: string) => THIS_WEEK.test(plain) && !GENERAL.test(plain);
