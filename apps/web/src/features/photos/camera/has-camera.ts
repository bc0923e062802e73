/** Whether this browser can show a camera's picture in a page at all. */
export const hasCamera = () => typeof navigator.mediaDevices?.getUserMedia === 'function';
