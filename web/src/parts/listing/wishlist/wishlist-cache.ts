import type { WishlistItem } from '@roomtone/contract/wishlist/list-wishlist'
import type { Services } from '../../../platform/services.tsx'
import { savedQuery, WISHLIST, wishlistQuery } from './wishlist.query.ts'

export type Entry = { id: string; propertyId: string }

/** One change per listing at a time: a second press while the first is on its way would overtake it. */
const underWay = new Set<string>()

export async function change(
  services: Services,
  propertyId: string,
  work: () => Promise<void>,
): Promise<void> {
  if (underWay.has(propertyId)) return
  underWay.add(propertyId)
  try {
    await work()
  } finally {
    underWay.delete(propertyId)
    // Only the last change reloads: an answer between two changes would undo the second press.
    if (underWay.size === 0) void services.queryClient.invalidateQueries({ queryKey: WISHLIST })
  }
}

export function keep(services: Services, entry: Entry): void {
  set(services, (saved) => [entry, ...saved.filter(({ propertyId }) => propertyId !== entry.propertyId)])
}

export function drop(services: Services, gone: string): void {
  set(services, (saved) => saved.filter(({ propertyId }) => propertyId !== gone))
  services.queryClient.setQueryData(wishlistQuery(services).queryKey, (list) => {
    if (!list) return list
    const without = (items: WishlistItem[]) => items.filter(({ property }) => property.id !== gone)
    return { ...list, pages: list.pages.map((page) => ({ ...page, items: without(page.items) })) }
  })
}

/** A list that was never loaded stays unknown: a single entry would pass for all of them. */
function set(services: Services, next: (saved: Entry[]) => Entry[]): void {
  const { queryKey } = savedQuery(services)
  // An answer from before this change would undo what the person just saw.
  void services.queryClient.cancelQueries({ queryKey })
  services.queryClient.setQueryData(queryKey, (saved) => saved && next(saved))
}
