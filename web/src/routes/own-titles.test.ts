import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { pageMetaQuery } from '../platform/queries/page-meta.query.ts'
import type { RouteModule } from '../platform/route.ts'
import type { Services } from '../platform/services.tsx'
import { load as loadHosting } from './hosting.tsx'
import { load as loadSettings } from './settings.tsx'

async function titleAt(load: RouteModule['load'], address: string): Promise<string | undefined> {
  const queryClient = new QueryClient()
  const request = new Request(`https://roomtone.test${address}`)
  const { pathname } = new URL(request.url)
  const args = { params: { section: pathname.split('/').at(-1) }, request } as unknown
  await load?.({ queryClient } as Services, args as Parameters<NonNullable<typeof load>>[1])
  return queryClient.getQueryData(pageMetaQuery(pathname).queryKey)?.title
}

it('each page of the settings is called by its name', async () => {
  expect(await titleAt(loadSettings, '/settings/taxes')).toBe('Taxes · Settings')
  expect(await titleAt(loadSettings, '/settings/work')).toBe('Travel for work · Settings')
})

it('so is each page of a host', async () => {
  expect(await titleAt(loadHosting, '/hosting')).toBe('Today · Hosting')
  expect(await titleAt(loadHosting, '/hosting?tab=calendar')).toBe('Calendar · Hosting')
  expect(await titleAt(loadHosting, '/hosting?tab=compliance')).toBe('Compliance · Hosting')
})
