import { wishlistCalls } from '@roomtone/contract/wishlist/wishlist.calls'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Services } from '../../../platform/services.tsx'
import { savedQuery } from './wishlist.query.ts'
import { change, drop, type Entry, keep } from './wishlist-cache.ts'

const entry = (propertyId: string): Entry => ({ id: `entry-${propertyId}`, propertyId })

/** A member whose server has these saved; requests are answered when the test says so. */
function aMember(...propertyIds: string[]) {
  const server = { saved: propertyIds.map(entry) }
  const asked: (() => void)[] = []
  const services = {
    queryClient: new QueryClient(),
    session: { get: () => ({ user: { id: 'mara' } }) },
    call: (target: unknown) => {
      if (target !== wishlistCalls.saved) return Promise.reject(new Error('only the hearts ask here'))
      const { saved } = server
      return new Promise((resolve) => asked.push(() => resolve({ saved })))
    },
  } as unknown as Services
  const query = savedQuery(services)
  const shown = () => services.queryClient.getQueryData(query.queryKey)?.map(({ propertyId }) => propertyId)
  const showHeart = () => new QueryObserver(services.queryClient, query).subscribe(() => {})
  const answer = async () => {
    for (const say of asked.splice(0)) say()
    await new Promise((resolve) => setTimeout(resolve))
  }
  /** Works like pressing a heart: shown right away, then sent; `reply` is the server's answer. */
  const press = (propertyId: string) => {
    let reply = () => {}
    const done = change(services, propertyId, async () => {
      keep(services, { id: '', propertyId })
      await new Promise<void>((resolve) => {
        reply = resolve
      })
      server.saved = [entry(propertyId), ...server.saved]
      keep(services, entry(propertyId))
    })
    return {
      reply: () => {
        reply()
        return done
      },
    }
  }
  return { services, server, shown, showHeart, answer, press, asked }
}

test('what was taken off where no heart is shown leaves the others as they are', async () => {
  const { services, server, shown, showHeart, answer } = aMember('a', 'b', 'c')
  await change(services, 'a', async () => {
    drop(services, 'a')
    server.saved = server.saved.filter(({ propertyId }) => propertyId !== 'a')
  })
  expect(shown()).toBeUndefined()
  showHeart()
  await answer()
  expect(shown()).toEqual(['b', 'c'])
})

test('a heart pressed before the first answer is asked for again together with all others', async () => {
  const { shown, showHeart, answer, press } = aMember('b', 'c')
  showHeart()
  const { reply } = press('a')
  await answer()
  expect(shown()).toBeUndefined()
  await reply()
  await answer()
  expect(shown()).toEqual(['a', 'b', 'c'])
})

test('of two hearts pressed one after the other both stay, whichever is answered first', async () => {
  const { shown, showHeart, answer, press, asked } = aMember('c')
  showHeart()
  await answer()
  const [first, second] = [press('a'), press('b')]
  expect(shown()).toEqual(['b', 'a', 'c'])
  await second.reply()
  expect(asked).toHaveLength(0)
  expect(shown()).toEqual(['b', 'a', 'c'])
  await first.reply()
  await answer()
  expect(shown()).toEqual(['a', 'b', 'c'])
})

test('two hearts pressed before the first answer both stay', async () => {
  const { shown, showHeart, answer, press } = aMember('c')
  showHeart()
  const [first, second] = [press('a'), press('b')]
  await first.reply()
  await answer()
  await second.reply()
  await answer()
  expect(shown()).toEqual(['b', 'a', 'c'])
})
