import type { Page } from '@playwright/test'
import { idOf } from '../support/listings.ts'
import { HOSTING_TABS, ROUTES } from '../support/routes.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: [/status of 404/] })
test.describe.configure({ timeout: 150_000 })

async function expectArrival(page: Page, path: string, destination: string): Promise<void> {
  await page.goto(path)
  const expected = destination === 'here' ? path : destination
  await expect
    .poll(() => new URL(page.url()).pathname + new URL(page.url()).search, `where ${path} leads`)
    .toBe(expected)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `sideways scroll on ${path}`).toBeLessThanOrEqual(0)
}

/** What stands here stands on every phone. */
const SMALLEST = { width: 320, height: 640 }

const isPhone = () => test.info().project.name === 'phone'

test('every address answers a guest as the route table says, cleanly, on phones at 320 px', async ({
  page,
  expectAccessible,
}) => {
  // Where an address leads does not depend on the width.
  const asked = Object.entries(ROUTES).filter(([, { guest }]) => !isPhone() || guest === 'here')
  if (isPhone()) await page.setViewportSize(SMALLEST)
  for (const [path, { guest }] of asked) {
    await expectArrival(page, path, guest)
    if (guest !== 'here') continue
    await expectAccessible()
    await expect(page).toHaveTitle(/Roomtone/)
    if (isPhone()) await expectNoSidewaysScroll(page, path)
  }
})

const MEMBERS = ['creator', 'host', 'admin'] as const

/** Each page is looked at closely once: by the first kind of member who may stay there. */
function looksAt(who: (typeof MEMBERS)[number], destinations: (typeof ROUTES)[string]): boolean {
  return destinations.guest !== 'here' && MEMBERS.find((one) => destinations[one] === 'here') === who
}

for (const who of MEMBERS) {
  test(`every address answers a ${who} as the route table says, on phones at 320 px`, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await signInAs(who)
    const close = Object.entries(ROUTES).filter(([, destinations]) => looksAt(who, destinations))
    // What is open to everyone is open to hosts and admins as it is to the creator who has been there.
    const asked = Object.entries(ROUTES).filter(
      ([, to]) => who === 'creator' || MEMBERS.some((one) => to[one] !== 'here') || to.guest !== 'here',
    )
    if (isPhone()) await page.setViewportSize(SMALLEST)
    for (const [path, destinations] of isPhone() ? close : asked) {
      await expectArrival(page, path, destinations[who])
      if (!looksAt(who, destinations)) continue
      await expectAccessible()
      if (isPhone()) await expectNoSidewaysScroll(page, path)
    }
    if (who === 'host') {
      for (const tab of HOSTING_TABS) {
        await expectArrival(page, `/hosting?tab=${tab}`, 'here')
        await expectAccessible()
      }
    }
  })
}

test('a listing and its editor stand on every width', async ({
  page,
  server,
  signInAs,
  expectAccessible,
}) => {
  const id = await idOf(server, 'Glasshouse on Fern Lane')
  const sections = ['photos', 'location', 'prices', 'times', 'rules'].map(
    (section) => `/hosting?tab=listings&listing=${id}&section=${section}`,
  )
  const paths = [`/property/${id}`, `/hosting?tab=calendar&listing=${id}`, ...sections]
  await signInAs('host')
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectAccessible()
    await expectNoSidewaysScroll(page, path)
  }
  if (!isPhone()) return
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectNoSidewaysScroll(page, path)
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
