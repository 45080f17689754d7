import type { Page } from '@playwright/test'
import { idOf } from '../support/listings.ts'
import type { TestServer } from '../support/server.ts'
import { expect, signIn, test } from '../support/test.ts'

/** Other stories rely on the default settings. */
test.afterEach(async ({ server }) => {
  await put(server, 'platform_fee', 1200)
  await put(server, 'announcement', null)
})

async function put(server: TestServer, name: string, value: unknown): Promise<void> {
  const { access_token } = await signIn(server.url, 'admin@roomtone.test')
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
  const { settings } = (await (await fetch(`${server.url}/api/admin/settings`, { headers })).json()) as {
    settings: { name: string; version: number }[]
  }
  const version = settings.find((one) => one.name === name)?.version
  const body = JSON.stringify({ name, value, version, reason: 'As it was' })
  const answer = await fetch(`${server.url}/api/admin/settings`, { method: 'PUT', headers, body })
  expect(answer.status).toBe(200)
}

const formOf = (page: Page, title: string) =>
  page.locator('form').filter({ has: page.getByRole('heading', { name: title }) })

test('an admin changes the fee; the venue page shows it right away, and the history takes it back', {
  tag: '@both',
}, async ({ page, server, signInAs, expectToast, expectAccessible }) => {
  await signInAs('admin')
  await page.goto('/admin/settings')
  const form = formOf(page, 'Platform fee')
  await form.getByLabel('Percent').fill('20')
  await expect(form.getByText('Platform fee 20%')).toBeVisible()
  await expect(form.getByText('$839')).toBeVisible()
  await form.getByLabel('Why').fill('A dearer year')
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast('Settings saved')
  await expectAccessible()

  const id = await idOf(server, 'Foundry Street Brick Loft')
  const venue = (await (await fetch(`${server.url}/api/properties/${id}`)).json()) as {
    feeHundredths: number
  }
  expect(venue.feeHundredths).toBe(2000)
  const html = await (await fetch(`${server.url}/property/${id}`)).text()
  expect(html).toContain('"feeHundredths":2000')
  await page.goto('/help?article=prices-and-fees')
  await expect(page.getByText('Platform fee: 20% of the subtotal.')).toBeVisible()

  await page.goto('/admin/settings?tab=history')
  await page
    .getByRole('button', { name: /^Undo version \d+ of Platform fee$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why').fill('Too dear')
  await dialog.getByRole('button', { name: 'Undo' }).click()
  // The message of the first change says the same.
  await expect(dialog).toBeHidden()
  await expectToast('Settings saved')
  const after = (await (await fetch(`${server.url}/api/properties/${id}`)).json()) as {
    feeHundredths: number
  }
  expect(after.feeHundredths).toBe(1200)
  await expectAccessible()
})

test('an announcement is on every page until somebody closes it', { tag: '@both' }, async ({
  page,
  server,
  signInAs,
  expectToast,
  expectAccessible,
}) => {
  await signInAs('admin')
  await page.goto('/admin/settings?tab=announcement')
  const form = formOf(page, 'Announcement')
  await form.getByLabel('Show an announcement').check()
  await form.getByLabel('Text', { exact: true }).fill('We rest on Sunday <b>at nine</b>')
  await form.getByLabel('Link text (optional)').fill('Read on')
  await form.getByLabel('Link address').fill('/help')
  await form.getByLabel('Why').fill('Sunday')
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast('Settings saved')

  const banner = page.getByRole('complementary', { name: 'Announcement' })
  for (const path of ['/search', '/admin/dashboard', '/terms']) {
    await page.goto(path)
    await expect(banner).toContainText('We rest on Sunday <b>at nine</b>')
  }
  await expectAccessible()
  await banner.getByRole('button', { name: 'Close this announcement' }).click()
  await expect(banner).toBeHidden()
  await page.goto('/search')
  await expect(banner).toBeHidden()

  await put(server, 'announcement', {
    text: 'Hosts meet on Monday',
    link: null,
    tone: 'good',
    audience: 'hosts',
    from: null,
    until: null,
  })
  await page.goto('/search')
  await expect(banner).toBeHidden()
  await signInAs('host')
  await page.goto('/search')
  await expect(banner).toContainText('Hosts meet on Monday')
})

test.describe('looking as somebody else', () => {
  test.use({ expectedErrors: [/status of 403/] })

  test('an admin sees a trip through the guest’s eyes and cannot act', { tag: '@both' }, async ({
    page,
    server,
    signInAs,
    expectAccessible,
  }) => {
    await signInAs('admin')
    await page.goto('/admin/users?tab=users&q=creator@roomtone.test')
    await page.getByRole('link', { name: 'Mara Ellison' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mara Ellison')
    await expectAccessible()
    await page.getByRole('button', { name: 'View as this person' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Why').fill('Cannot find a trip')
    const opening = page.context().waitForEvent('page')
    await dialog.getByRole('button', { name: 'Open tab' }).click()
    const tab = await opening
    const banner = tab.getByRole('complementary', { name: 'Viewing as someone else' })
    await expect(banner).toContainText('You’re viewing Roomtone as Mara Ellison, read-only')
    await tab.goto('/trips')
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toBeVisible()

    const refused = await tab.evaluate(async () => {
      const { access_token } = JSON.parse(sessionStorage.getItem('roomtone.session') ?? '{}')
      const answer = await fetch('/api/account/commitment', {
        method: 'POST',
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
        body: '{"version":"2026-11"}',
      })
      return (await answer.json()).code
    })
    expect(refused).toBe('read_only')
    // The admin's own tab is still the admin's.
    await page.goto('/admin/dashboard')
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()

    await banner.getByRole('button', { name: 'Stop viewing' }).click()
    await expect(tab).toHaveURL(/\/admin\/users\?person=/)
    const rows = await server.query(
      "select action from audit_log where action like 'impersonation.%' order by id desc limit 2",
    )
    expect(rows).toEqual([{ action: 'impersonation.ended' }, { action: 'impersonation.started' }])
  })
})
