const THIS_WEEK = /\b(this week|week so far|since monday)\b/;
/** What is to be done, how fast, or in what kind of week: the rest of a question on this week may be about that. */
const GENERAL = /\b(should|can|per|each|every|last|peak|show|lose|losing|lost|gain|gained)\b/;

/** Whether a question, in plain words, asks what was done in the week that is running. */
export const isOfThisWeek = (plain: string) => THIS_WEEK.test(plain) && !GENERAL.test(plain);
