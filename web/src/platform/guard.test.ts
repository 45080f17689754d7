import { afterEach, expect, it, vi } from 'vitest'
import { guard } from './guard.ts'
import type { Services } from './services.tsx'

const nobody = { session: null } as unknown as Services
const TRIP = 'https://roomtone.test/trips/7'

/** Where someone without a session is redirected from a page, with this in the address bar. */
async function wayFrom(url: string, shown?: string): Promise<string | null> {
  if (shown !== undefined) vi.stubGlobal('location', { href: shown })
  const args = { request: new Request(url), params: {} } as unknown as Parameters<typeof guard>[2]
  const thrown = await guard(nobody, 'member', args).catch((redirect: unknown) => redirect)
  return thrown instanceof Response ? thrown.headers.get('location') : null
}

afterEach(() => void vi.unstubAllGlobals())

it('keeps the part of a page that a link names on the way through signing in', async () => {
  expect(await wayFrom(TRIP)).toBe('/auth?next=%2Ftrips%2F7')
  expect(await wayFrom(TRIP, `${TRIP}#review`)).toBe('/auth?next=%2Ftrips%2F7%23review')
})

it('takes nothing along from another page, and no secret', async () => {
  expect(await wayFrom(TRIP, 'https://roomtone.test/help#money')).toBe('/auth?next=%2Ftrips%2F7')
  expect(await wayFrom(TRIP, `${TRIP}#token=abc`)).toBe('/auth?next=%2Ftrips%2F7')
})
