import { addressIn, readAddress } from '@roomtone/domain/account/addresses'
import type { Language } from '@roomtone/texts/languages'
import { idOf } from '../support/listings.ts'
import { HOSTING_TABS, pathsOfListing, ROUTES } from '../support/routes.ts'
import type { TestServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { leftOver } from './left-over.ts'
import { readOwnWords } from './own-words.ts'
import { tooWide } from './too-wide.ts'
import { wordsOn } from './words-on-page.ts'

test.use({ expectedErrors: [/status of 40[0-9]/] })

/**
 * Public pages have their language in their address. These languages exist only in this build, so types don't
 * know them.
 */
const PSEUDO = 'qps' as Language
const FROM_RIGHT = 'qps-rtl' as Language

const ROLES = ['guest', 'newcomer', 'creator', 'host', 'admin'] as const
type Role = (typeof ROLES)[number]

/** The page shows only emails as they were sent. */
const NOT_LOOKED_AT = new Set(['/dev/mail'])

async function pathsOf(role: Role, server: TestServer): Promise<string[]> {
  const as = role === 'newcomer' ? 'creator' : role
  const here = Object.entries(ROUTES).filter(
    ([path, to]) => to[as] === 'here' && !NOT_LOOKED_AT.has(path) && readAddress(path).language === null,
  )
  const open = here.filter(([, to]) => to.guest === 'here').map(([path]) => path)
  const closed = here.filter(([, to]) => to.guest !== 'here').map(([path]) => path)
  const only = (path: string) => closed.includes(path)
  switch (role) {
    case 'guest':
      return open
    case 'newcomer':
      return ['/home', '/verify-identity', '/trips', '/messages', '/profile', '/search'].filter(
        (path) => open.includes(path) || only(path),
      )
    case 'creator':
      return [...closed, ...(await ownPages(server, 'creator')), '/search', '/refer-host']
    case 'host': {
      const listing = await idOf(server, 'Glasshouse on Fern Lane')
      return [
        ...HOSTING_TABS.map((tab) => `/hosting?tab=${tab}`),
        ...pathsOfListing(listing),
        ...(await ownPages(server, 'host')),
        '/profile',
        '/account-settings',
      ]
    }
    case 'admin':
      return closed.filter((path) => path.startsWith('/admin/'))
  }
}

/** One trip of each state, one conversation and one claim, because such pages are more than lists. */
async function ownPages(server: TestServer, who: 'creator' | 'host'): Promise<string[]> {
  const side = who === 'creator' ? 'guest_id' : 'host_id'
  const rows = async (query: string) =>
    (await server.query(query, [`${who}@roomtone.test`])) as { id: string }[]
  const trips = await rows(
    `select distinct on (state) bookings.id from bookings join users on users.id = ${side} where email = $1 order by state, bookings.id`,
  )
  const threads = await rows(
    `select conversations.id from conversations join users on users.id = ${side} where email = $1 limit 2`,
  )
  const people = await rows('select id from users where email <> $1 limit 2')
  return [
    ...trips.map(({ id }) => `/trips/${id}`),
    ...threads.map(({ id }) => `/messages?conversation=${id}`),
    ...people.map(({ id }) => `/users/${id}`),
  ]
}

for (const role of ROLES)
  test(`says nothing to a ${role} that is in no catalog`, async ({ page, server, signInAs }) => {
    const isOwn = await readOwnWords(server)
    await page.context().addCookies([{ name: 'language', value: PSEUDO, url: server.url }])
    if (role !== 'guest') await signInAs(role)
    const found = new Map<string, string>()
    const wide: string[] = []
    for (const path of await pathsOf(role, server)) {
      await page.goto(addressIn(PSEUDO, path))
      await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO)
      await expect(page.locator('h1').first()).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      for (const { text, where } of await wordsOn(page)) {
        const left = leftOver(text, isOwn)
        if (left !== '' && !found.has(left)) found.set(left, `${path}: “${text}” in ${where} (${left})`)
      }
      const beyond = await tooWide(page)
      if (beyond) wide.push(`${path}: ${beyond}`)
    }
    expect.soft([...found.values()]).toEqual([])
    expect.soft(wide).toEqual([])
  })

const SAMPLE = [
  ['guest', '/'],
  ['guest', '/search'],
  ['guest', '/property/alder-house-drawing-room'],
  ['guest', '/auth'],
  ['creator', '/home'],
  ['creator', '/trips'],
  ['creator', '/messages'],
  ['creator', '/settings/notifications'],
  ['host', '/hosting?tab=today'],
  ['host', '/hosting?tab=calendar'],
] as const

test('runs from right to left', async ({ page, server, signInAs }, info) => {
  await page.context().addCookies([{ name: 'language', value: FROM_RIGHT, url: server.url }])
  let now: string = 'guest'
  for (const [who, path] of SAMPLE) {
    if (who !== now && who !== 'guest') await signInAs(who)
    now = who
    await page.goto(addressIn(FROM_RIGHT, path))
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('h1').first()).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    const beyond = await tooWide(page)
    await page.screenshot({ path: info.outputPath(`${path.replace(/\W+/g, '-')}.png`) })
    expect.soft(beyond, path).toBeNull()
  }
})
