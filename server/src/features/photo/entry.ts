export { findPhotos } from './find-photos.ts'
export { ownsPhotos } from './owns-photos.ts'
export { takeUploadTurn } from './picture-turns.ts'
