/**
 * Version of the rules that scan text: red flags, conditions that set a hold, and supplement notes. Results are
 * stored with the text. Increase it with every rule change, so that stored texts are rescanned.
 */
export const SAFETY_RULES_VERSION = 2;
