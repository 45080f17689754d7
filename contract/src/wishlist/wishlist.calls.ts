import { call } from '../call.ts'
import type { listSaved } from './list-saved.ts'
import type { listWishlist } from './list-wishlist.ts'
import type { removeSaved } from './remove-saved.ts'
import type { saveProperty } from './save-property.ts'

export const wishlistCalls = {
  list: call<typeof listWishlist>('GET /api/wishlist'),
  saved: call<typeof listSaved>('GET /api/saved'),
  save: call<typeof saveProperty>('POST /api/wishlist'),
  remove: call<typeof removeSaved>('DELETE /api/wishlist/:id'),
}
