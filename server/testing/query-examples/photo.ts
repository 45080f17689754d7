import type * as store from '../../src/features/photo/photo.store.ts'
import {
  deleteUnusedPhoto,
  findPhotoRows,
  findPhotoToEncode,
  findUnusedIn,
  findUnusedOf,
  holdPhotosOf,
  insertPhoto,
  isOfListing,
  markAvif,
  updateAlt,
} from '../../src/features/photo/photo.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const photo = {
  id: '00000000-0000-4000-8000-000000000001',
  alt: 'A loft in late sun',
  width: 1600,
  height: 1067,
  color: '#927964',
  widths: [480, 960, 1600],
  hasAvif: false,
  now,
}

export const examples: ExamplesOf<typeof store> = {
  insertPhoto: (tx) => insertPhoto(tx, { ...photo, ownerId: id }),
  findPhotoRows: (tx) => findPhotoRows(tx, [id]),
  isOfListing: (tx) => isOfListing(tx, id),
  holdPhotosOf: (tx) => holdPhotosOf(tx, id, [id]),
  updateAlt: (tx) => updateAlt(tx, id, id, photo.alt),
  findPhotoToEncode: (tx) => findPhotoToEncode(tx, id),
  markAvif: (tx) => markAvif(tx, id),
  findUnusedOf: (tx) => findUnusedOf(tx, { after: now, before: now }, 500),
  findUnusedIn: (tx) => findUnusedIn(tx, { first: id, last: id }, now, 500),
  deleteUnusedPhoto: (tx) => deleteUnusedPhoto(tx, id),
}
