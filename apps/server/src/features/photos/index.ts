export { showAssessments } from './assessments/assess-photos.ts';
export { developPhoto, loadSharp } from './develop-photo.ts';
export {
  photoPath,
  readPhotoFile,
  removePhotoFiles,
  removePhotoFilesOf,
  storePhotoFiles,
} from './photo-files.ts';
export { attachPhotos, requireSharedPhotos, showPhotoRefs } from './photos.ts';
export {
  deletePhotoRows,
  detachPhotos,
  listPhotoRows,
  type NewPhoto,
  newPhotoId,
  redatePhoto,
} from './queries.ts';
export { addPhotoRoutes } from './routes.ts';
export { areOwnUploads, isSweptAt, sweepFiles } from './sweep-files.ts';
export { sweepPhotos } from './sweep-photos.ts';
