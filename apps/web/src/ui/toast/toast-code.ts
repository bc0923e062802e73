/* One chunk, loaded for the first toast. */
export { present } from './present-toast.tsx';
export { ToastArea } from './toast-area.tsx';
