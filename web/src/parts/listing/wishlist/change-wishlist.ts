import { wishlistCalls } from '@roomtone/contract/wishlist/wishlist.calls'
import { wishlistTexts as texts } from '@roomtone/texts/listing/wishlist'
import type { Services } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { savedQuery } from './wishlist.query.ts'
import { change, drop, type Entry, keep } from './wishlist-cache.ts'

/** Shows it as saved right away; undoes that when the server says no. */
export async function save(services: Services, propertyId: string): Promise<void> {
  await change(services, propertyId, async () => {
    keep(services, { id: '', propertyId })
    try {
      const entry = await services.call(wishlistCalls.save, { body: { propertyId } })
      keep(services, entry)
      offer(texts.added, () => remove(services, propertyId, { id: entry.id }))
    } catch (error) {
      drop(services, propertyId)
      toastError(error)
    }
  })
}

type Removal = {
  /** The wishlist entry's id; where the caller lacks it, the saved list has it. */
  id?: string
  /** A space that is not on offer can't be saved again, so nobody is offered an undo. */
  isAvailable?: boolean
}

export async function remove(
  services: Services,
  propertyId: string,
  { id, isAvailable = true }: Removal = {},
  tell: typeof showToast = showToast,
): Promise<void> {
  await change(services, propertyId, async () => {
    const entry = id ? { id, propertyId } : await find(services, propertyId)
    if (!entry) return
    drop(services, propertyId)
    try {
      await services.call(wishlistCalls.remove, { params: { id: entry.id } })
    } catch {
      keep(services, entry)
      return void tell('error', texts.removeFailed)
    }
    if (isAvailable) offer(texts.removed, () => save(services, propertyId), tell)
    else void tell('success', texts.removed)
  })
}

async function find(services: Services, propertyId: string): Promise<Entry | undefined> {
  const saved = await services.queryClient.ensureQueryData(savedQuery(services)).catch(() => [])
  return saved.find((entry) => entry.propertyId === propertyId)
}

function offer(title: string, undo: () => Promise<void>, tell = showToast): void {
  void tell('success', title, undefined, { label: texts.undo, onPress: () => void undo() })
}
