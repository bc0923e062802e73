/**
 * Whether this device holds entries of anybody that the server does not have yet. Outboxes keep lists in
 * local storage; nothing else of ours there is a list. Where storage is refused, nothing waits.
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
  if (typeof text !== 'string' || !text.startsWith('[')) return false;
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) && value.length > 0;
}
