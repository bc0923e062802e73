/**
 * Validates a data table's word against the known ones.
 * @throws RangeError naming the line for any other
 */
export function requireWord<Word extends string>(
  words: readonly Word[],
  word: string | undefined,
  line: string,
): Word {
  const found = words.find((each) => each === word);
  if (found === undefined) throw new RangeError(`Unknown '${word}' in: ${line}`);
  return found;
}
