export { findPhotos } from './find-photos.ts'
export { ownsPhotos } from './owns-photos.ts'
export { masterKey } from './photo-files.ts'
export { prepareFile } from './prepare-file.ts'
