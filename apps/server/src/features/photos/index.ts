export { developPhoto } from './develop-photo.ts';
export { storePhotoFiles } from './photo-files.ts';
export { type NewPhoto, newPhotoId } from './queries.ts';
export { addPhotoRoutes } from './routes.ts';
export { sweepPhotos } from './sweep-photos.ts';
