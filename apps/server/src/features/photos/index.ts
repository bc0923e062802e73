export { addPhotoRoutes } from './routes.ts';
export { sweepPhotos } from './sweep-photos.ts';
