/**
 * The version of the rules that read what people write: red flags, conditions that put a diet on hold, and what is said
 * beside a supplement. What they find is stored with the text. Raise it with every change of the rules, so that stored
 * texts are read again.
 */
export const SAFETY_RULES_VERSION = 2;
