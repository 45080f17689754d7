import type { WishlistItem } from '@roomtone/contract/wishlist/list-wishlist'
import { wishlistCalls } from '@roomtone/contract/wishlist/wishlist.calls'
import type { Services } from '../../platform/services.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { savedQuery, wishlistQuery } from './wishlist.query.ts'
import { wishlistTexts as texts } from './wishlist.texts.ts'

/** One change of one listing at a time: a second press while the first is on its way would overtake it. */
const underWay = new Set<string>()

/** Shows as saved at once; takes it back when the server says no. */
export async function save(services: Services, propertyId: string): Promise<void> {
  await change(services, propertyId, async () => {
    keep(services, { id: '', propertyId })
    try {
      keep(services, await services.call(wishlistCalls.save, { body: { propertyId } }))
    } catch (error) {
      drop(services, propertyId)
      return toastError(error)
    }
    offer(texts.added, () => remove(services, propertyId))
  })
}

/** `id` is the entry's own; where it is not at hand, what the hearts know tells it. */
export async function remove(services: Services, propertyId: string, id?: string): Promise<void> {
  await change(services, propertyId, async () => {
    const entry = id ? { id, propertyId } : await find(services, propertyId)
    if (!entry) return
    drop(services, propertyId)
    try {
      await services.call(wishlistCalls.remove, { params: { id: entry.id } })
    } catch {
      keep(services, entry)
      return void showToast('error', texts.removeFailed)
    }
    offer(texts.removed, () => save(services, propertyId))
  })
}

async function find(services: Services, propertyId: string): Promise<Saved[number] | undefined> {
  const saved = await services.queryClient.ensureQueryData(savedQuery(services)).catch(() => [])
  return saved.find((entry) => entry.propertyId === propertyId)
}

async function change(services: Services, propertyId: string, work: () => Promise<void>): Promise<void> {
  if (underWay.has(propertyId)) return
  underWay.add(propertyId)
  try {
    await work()
  } finally {
    underWay.delete(propertyId)
    void services.queryClient.invalidateQueries({ queryKey: wishlistQuery(services).queryKey })
  }
}

function offer(title: string, undo: () => Promise<void>): void {
  void showToast('success', title, undefined, { label: texts.undo, onPress: () => void undo() })
}

function keep(services: Services, entry: { id: string; propertyId: string }): void {
  set(services, (saved) => [entry, ...saved.filter(({ propertyId }) => propertyId !== entry.propertyId)])
}

function drop(services: Services, gone: string): void {
  set(services, (saved) => saved.filter(({ propertyId }) => propertyId !== gone))
  services.queryClient.setQueryData(wishlistQuery(services).queryKey, (list) => {
    if (!list) return list
    const without = (items: WishlistItem[]) => items.filter(({ property }) => property.id !== gone)
    return { ...list, pages: list.pages.map((page) => ({ ...page, items: without(page.items) })) }
  })
}

type Saved = { id: string; propertyId: string }[]

function set(services: Services, next: (saved: Saved) => Saved): void {
  const { queryKey } = savedQuery(services)
  // An answer that left before this change would undo what the person just saw.
  void services.queryClient.cancelQueries({ queryKey })
  services.queryClient.setQueryData(queryKey, (saved) => next(saved ?? []))
}
