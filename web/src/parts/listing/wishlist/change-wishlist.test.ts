import { wishlistCalls } from '@roomtone/contract/wishlist/wishlist.calls'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Services } from '../../../platform/services.tsx'
import type { showToast } from '../../../platform/toasts/toasts.ts'
import { remove } from './change-wishlist.ts'

const services = {
  queryClient: new QueryClient(),
  session: { get: () => ({ user: { id: 'mara' } }) },
  call: async (target: unknown) => (target === wishlistCalls.saved ? { saved: [] } : undefined),
} as unknown as Services

async function toldAbout(isAvailable: boolean) {
  const tell = vi.fn<typeof showToast>(async () => {})
  await remove(services, 'loft', { id: 'entry-loft', isAvailable }, tell)
  return tell.mock.calls
}

test('offers to take back what can be saved again, and only that', async () => {
  expect(await toldAbout(true)).toEqual([
    ['success', 'Removed from wishlist', undefined, { label: 'Undo', onPress: expect.any(Function) }],
  ])
  expect(await toldAbout(false)).toEqual([['success', 'Removed from wishlist']])
})
