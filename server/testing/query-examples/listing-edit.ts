import type * as store from '../../src/features/hosting/listing-edit.store.ts'
import {
  copyIntoApplication,
  copyPinIntoApplication,
  givePhotos,
  replacePhotos,
  updateListing,
} from '../../src/features/hosting/listing-edit.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const pin = { lat: 34.05, lng: -118.24 }

export const examples: ExamplesOf<typeof store> = {
  updateListing: [
    (tx) => updateListing(tx, { id, version: 1 }, { title: 'A quiet loft', pricePerDay: 120_000 }, now),
    (tx) =>
      updateListing(
        tx,
        { id, version: 1 },
        { pin, shown: { ...pin, radiusM: 1500 }, houseRules: [{ title: 'No shoes', body: '' }] },
        now,
      ),
  ],
  replacePhotos: (tx) => replacePhotos(tx, id, [id]),
  copyIntoApplication: (tx) => copyIntoApplication(tx, id, { title: 'A quiet loft', photos: [id] }),
  givePhotos: (tx) => givePhotos(tx, [id], { from: id, to: id }),
  copyPinIntoApplication: (tx) => copyPinIntoApplication(tx, id, pin),
}
