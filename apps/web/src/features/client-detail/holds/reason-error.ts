/** As the contract asks for; the contract itself isn't loaded for one number. */
const SHORTEST = 10;
const LONGEST = 500;

/** What is wrong with a typed reason; undefined where nothing is. */
export function reasonError(reason: string): string | undefined {
  const { length } = reason.trim();
  if (length < SHORTEST) return `Write a reason of at least ${SHORTEST} characters.`;
  return length > LONGEST ? `Use at most ${LONGEST} characters.` : undefined;
}
