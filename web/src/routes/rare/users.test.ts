import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { pageMetaQuery } from '../../platform/queries/page-meta.query.ts'
import type { Services } from '../../platform/services.tsx'
import { load } from './users.tsx'

async function metaOf(isFindable: boolean) {
  const queryClient = new QueryClient()
  const services = {
    queryClient,
    session: null,
    call: async () => ({
      id: 'p1',
      name: 'Mara',
      isHost: false,
      isFindable,
      items: [],
      nextCursor: null,
      total: 0,
    }),
  } as unknown as Services
  const request = new Request('https://roomtone.test/users/p1')
  await load?.(services, { params: { id: 'p1' }, request } as unknown as Parameters<
    NonNullable<typeof load>
  >[1])
  return queryClient.getQueryData(pageMetaQuery('/users/p1').queryKey)
}

it('a public profile asks search engines to stay away where its person wishes so', async () => {
  expect(await metaOf(true)).toMatchObject({ title: 'Mara' })
  expect(await metaOf(true)).not.toHaveProperty('noIndex')
  expect(await metaOf(false)).toMatchObject({ noIndex: true })
})
