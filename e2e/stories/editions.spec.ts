import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: [/status of 404|ERR_INTERNET_DISCONNECTED/] })

/** Pages asked for from here on, the first one included. */
function countPages(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

test('someone with a page of an earlier edition open moves on to one of the newest', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/terms')
  const pages = countPages(page)
  // The servers have the files of the new edition, which the open page does not know of.
  await page.route('**/assets/*.js', (route) =>
    pages() === 0 ? route.fulfill({ status: 404 }) : route.fallback(),
  )
  await page.getByRole('link', { name: 'Help center' }).last().click()
  // The address is the new one before the page has been asked for.
  await expect.poll(pages).toBe(1)
  await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible()
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect(page).toHaveURL(/\/help/)
  expect(pages()).toBe(1)
})

test('a page whose scripts were lost on the way comes alive when the line is back', { tag: '@once' }, async ({
  page,
}) => {
  const pages = countPages(page)
  let isCut = true
  await page.route(/\/assets\/.*\.js|favicon\.svg/, async (route) => {
    if (isCut) await route.abort('internetdisconnected')
    else await route.fallback()
  })
  const arriving = page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForRequest(/favicon\.svg/)
  isCut = false
  await arriving
  expect(pages()).toBe(2)
})

test('someone who moves on while offline is told so, and arrives once back online', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await page.goto('/terms')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Help center' }).last().click()
  const reason = page.getByText('We couldn’t reach Roomtone.')
  await expect(reason).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(reason).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible()
})

test('a file that stays missing is asked for again after longer and longer pauses', { tag: '@once' }, async ({
  page,
}) => {
  await page.clock.install()
  const pages = countPages(page)
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  page.goto('/terms').catch(() => {})
  await expect.poll(pages).toBe(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.runFor(1900)
  expect(pages()).toBe(2)
  await page.clock.runFor(200)
  await expect.poll(pages).toBe(3)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.runFor(3900)
  expect(pages()).toBe(3)
})
