/**
 * Whether this device holds unsent entries of any account. Outboxes are the only lists in our local storage.
 * Without storage nothing is waiting.
 */
export function hasUnsentEntries(): boolean {
  try {
    return Object.entries({ ...localStorage }).some(
      ([key, text]) => key.startsWith('posedown') && isFilledList(text),
    );
  } catch {
    return false;
  }
}

function isFilledList(text: unknown): boolean {
  return typeof text === 'string' && text.startsWith('[') && text !== '[]';
}
