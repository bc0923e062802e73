/**
 * A data table's word as one of the known ones.
 * @throws RangeError for any other, with the line
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
