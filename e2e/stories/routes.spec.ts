import type { Page } from '@playwright/test'
import { goInside, lead } from '../support/go-inside.ts'
import { idOf } from '../support/listings.ts'
import { expectNoSidewaysScroll } from '../support/no-sideways-scroll.ts'
import { HOSTING_TABS, pathsOfListing, ROUTES } from '../support/routes.ts'
import { expect, SOON, test } from '../support/test.ts'
import { DESKTOP, SMALLEST } from '../support/widths.ts'

test.use({ expectedErrors: [/status of 404/] })
test.describe.configure({ timeout: 150_000 })

async function expectArrival(page: Page, path: string, destination: string): Promise<void> {
  await page.goto(path)
  await expectToBeAt(page, path, destination)
}

async function expectArrivalInside(page: Page, path: string, destination: string): Promise<void> {
  // The address itself shows that somebody was redirected.
  await (destination === 'here' ? goInside : lead)(page, path)
  await expectToBeAt(page, path, destination)
}

async function expectToBeAt(page: Page, path: string, destination: string): Promise<void> {
  const expected = destination === 'here' ? path : destination
  await expect
    .poll(() => new URL(page.url()).pathname + new URL(page.url()).search, {
      message: `where ${path} leads`,
      intervals: SOON,
    })
    .toBe(expected)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

const ADDRESSES = Object.entries(ROUTES)

/**
 * Arriving on a page is tested where that page gets its close look; here and below, the next person who may
 * stay there opens it in the wide width.
 */
test('every address that is closed to guests leads them to sign in', { tag: '@once' }, async ({ page }) => {
  const closed = ADDRESSES.filter(([, { guest }]) => guest !== 'here')
  expect(closed.length).toBeGreaterThan(0)
  for (const [index, [path, { guest }]] of closed.entries()) {
    // A typed address runs the same redirect script, if the server knows the address at all.
    expect((await page.request.get(path)).status(), path).toBe(200)
    await (index === 0 ? expectArrival : expectArrivalInside)(page, path, guest)
  }
})

test('every page of a guest is titled and accessible at both widths, and fits the smallest phone', {
  tag: '@phone',
}, async ({ page, expectAccessible }) => {
  await page.setViewportSize(SMALLEST)
  for (const [path, { guest }] of ADDRESSES) {
    if (guest !== 'here') continue
    await expectArrival(page, path, guest)
    await expect(page).toHaveTitle(/Roomtone/)
    await expectNoSidewaysScroll(page, path)
    await expectAccessible(DESKTOP)
  }
})

const MEMBERS = ['creator', 'host', 'admin'] as const

/** Each page gets one close look: by the first kind of member who may stay there. */
function looksAt(who: (typeof MEMBERS)[number], destinations: (typeof ROUTES)[string]): boolean {
  return destinations.guest !== 'here' && MEMBERS.find((one) => destinations[one] === 'here') === who
}

for (const who of MEMBERS) {
  test(`every address answers a ${who} as the route table says`, { tag: '@once' }, async ({
    page,
    signInAs,
  }) => {
    await signInAs(who)
    // Pages for everyone look the same to hosts and admins as to the returning creator; pages for every
    // member get their wide look from them, and their phone look from the creator.
    const asked = ADDRESSES.filter(([, to]) =>
      who === 'creator'
        ? !looksAt(who, to)
        : MEMBERS.some((one) => to[one] !== 'here') || to.guest !== 'here',
    )
    await page.goto('/account-settings')
    for (const [path, destinations] of asked) await expectArrivalInside(page, path, destinations[who])
  })

  test(`every page of a ${who} is accessible at both widths, and fits the smallest phone`, {
    tag: '@phone',
  }, async ({ page, signInAs, expectAccessible }) => {
    await signInAs(who)
    await page.setViewportSize(SMALLEST)
    const own = ADDRESSES.filter(([, destinations]) => looksAt(who, destinations)).map(([path]) => path)
    const tabs = who === 'host' ? HOSTING_TABS.map((tab) => `/hosting?tab=${tab}`) : []
    await page.goto('/account-settings')
    for (const path of [...own, ...tabs]) {
      await expectArrivalInside(page, path, 'here')
      await expectNoSidewaysScroll(page, path)
      await expectAccessible(DESKTOP)
    }
  })
}

/** German is the longest: what fits there fits in every language. */
for (const who of MEMBERS) {
  test(`every page of a ${who} fits a phone in German`, { tag: '@phone' }, async ({
    page,
    signInAs,
    server,
  }) => {
    await signInAs(who)
    await speak(page, server.url, 'de')
    await page.goto('/account-settings')
    const own = ADDRESSES.filter(([, destinations]) => looksAt(who, destinations)).map(([path]) => path)
    const tabs = who === 'host' ? HOSTING_TABS.map((tab) => `/hosting?tab=${tab}`) : []
    for (const path of [...own, ...tabs]) {
      await expectArrivalInside(page, path, 'here')
      await expectNoSidewaysScroll(page, path)
    }
    await speak(page, server.url, 'en')
  })
}

async function speak(page: Page, url: string, language: string): Promise<void> {
  const { access_token: token } = JSON.parse(
    (await page.evaluate(() => localStorage.getItem('roomtone.session'))) ?? '{}',
  )
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.put(`${url}/api/profile/preferences`, { headers, data: { language } })
  expect(answer.status()).toBe(200)
}

test('a listing and its editor are accessible at both widths, and fit the smallest phone', {
  tag: '@phone',
}, async ({ page, server, signInAs, expectAccessible }) => {
  const id = await idOf(server, 'Glasshouse on Fern Lane')
  await signInAs('host')
  await page.setViewportSize(SMALLEST)
  for (const path of pathsOfListing(id)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectNoSidewaysScroll(page, path)
    await expectAccessible(DESKTOP)
  }
})

test('a newcomer sees what verification is for on home', { tag: '@once' }, async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('newcomer')
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Verification Required' })).toBeVisible()
  await expectAccessible()
})

test('an unknown address is a true 404 with a way home', { tag: '@once' }, async ({ page }) => {
  const response = await page.goto('/nowhere-at-all')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Oops! Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})
