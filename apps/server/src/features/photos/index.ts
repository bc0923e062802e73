export { showAssessments } from './assessments/show-assessments.ts';
export { attachPhotos, showPhotoRefs } from './attach-photos.ts';
export { developPhoto } from './develop-photo.ts';
export { loadSharp } from './load-sharp.ts';
export {
  photoPath,
  readPhotoFile,
  removePhotoFiles,
  removePhotoFilesOf,
  storePhotoFiles,
} from './photo-files.ts';
export {
  deletePhotoRows,
  listPhotoRows,
  loosenPhotos,
  type NewPhoto,
  newPhotoId,
  redatePhoto,
} from './queries.ts';
export { addPhotoRoutes } from './routes.ts';
export { sweepPhotos } from './sweep-photos.ts';
