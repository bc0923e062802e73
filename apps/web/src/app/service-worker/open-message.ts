/** A message from the service worker to a page: the screen to open, after a tap on a notice. */
export interface OpenMessage {
  open: string;
}

export const isOpenMessage = (data: unknown): data is OpenMessage =>
  typeof data === 'object' && data !== null && 'open' in data && typeof data.open === 'string';
