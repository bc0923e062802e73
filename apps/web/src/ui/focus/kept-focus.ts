/* Both come in one file, once the browser has nothing better to do. */
export { keepPlace } from './keep-place.ts';
export { showComplaints } from './show-complaints.ts';
