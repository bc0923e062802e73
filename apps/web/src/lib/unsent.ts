/**
 * Whether this device has unsent entries of any account. Outboxes are the only lists in our local
 * storage. If the browser has no storage, there are none.
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
