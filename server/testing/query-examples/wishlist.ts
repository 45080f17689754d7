import type * as store from '../../src/features/wishlist/wishlist.store.ts'
import {
  deleteSaved,
  findSaved,
  findSavedId,
  findWishlistPage,
  insertSaved,
} from '../../src/features/wishlist/wishlist.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findWishlistPage: (tx) => findWishlistPage(tx, { userId: id, after: { at: now, id }, limit: 25 }),
  findSaved: (tx) => findSaved(tx, id),
  insertSaved: (tx) => insertSaved(tx, { userId: id, propertyId: id, now }),
  findSavedId: (tx) => findSavedId(tx, id, id),
  deleteSaved: (tx) => deleteSaved(tx, id, id),
}
