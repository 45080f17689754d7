import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, pageQuery } from '../fields.ts'
import { propertyCard } from '../listing/property-card.ts'

export const wishlistItem = z.object({
  id,
  savedAt: instant,
  property: propertyCard,
  /** It stays on the list while its host has it switched off. */
  isAvailable: z.boolean(),
})

export type WishlistItem = z.output<typeof wishlistItem>

export const listWishlist = endpoint({
  method: 'GET',
  path: '/api/wishlist',
  audience: 'member',
  summary: 'Saved spaces, newest first',
  query: z.object(pageQuery),
  reply: z.object({ items: z.array(wishlistItem), nextCursor: z.string().nullable() }),
  errors: [],
})
