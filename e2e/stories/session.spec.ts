import { startServer } from '../support/server.ts'
import { expect, signIn, storeSession, test } from '../support/test.ts'

test.use({ expectedErrors: [/status of 401/] })

const openMenu = 'Your menu'

test('signs in through the dialog, lands at home, and signs out again', { tag: '@once' }, async ({
  page,
  expectToast,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log In' })
  await dialog.getByLabel('Email').fill('creator@roomtone.test')
  await dialog.getByLabel('Password', { exact: true }).fill('wrong-password')
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expectToast('Error', 'Invalid login credentials')
  await dialog.getByLabel('Password', { exact: true }).fill('Roomtone1')
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expectToast('Welcome back!', "You've successfully signed in.")
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('button', { name: openMenu })).toContainText('CR')

  await page.getByRole('button', { name: openMenu }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expectToast('Signed out')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/trips')
  await expect(page).toHaveURL(/\/auth\?next=%2Ftrips/)
})

test('the dialog on the way to a page leads to that page', { tag: '@once' }, async ({ page }) => {
  await page.goto('/auth?next=%2Ftrips')
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log In' })
  await dialog.getByLabel('Email').fill('creator@roomtone.test')
  await dialog.getByLabel('Password', { exact: true }).fill('Roomtone1')
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/trips$/)
})

test('two tabs share one session: signing in and out in one is felt in the other', { tag: '@once' }, async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/help')
  await page.goto('/auth?tab=sign-in&next=%2Ftrips')
  await page.getByLabel('Email').fill('creator@roomtone.test')
  await page.getByLabel('Password', { exact: true }).fill('Roomtone1')
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/trips$/)
  await expect(other.getByRole('button', { name: openMenu })).toBeVisible()

  await other.getByRole('button', { name: openMenu }).click()
  await other.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/auth\?next=%2Ftrips/)
})

test('someone whose session ended while away signs in and is back where they were', { tag: '@once' }, async ({
  page,
  server,
  signInAs,
}) => {
  await signInAs('creator')
  await page.goto('/settings/notifications')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await server.query("update sessions set ended_at = now(), ended_because = 'revoked' where ended_at is null")
  await page.reload()
  await expect(page).toHaveURL(/\/auth\?next=%2Fsettings%2Fnotifications/)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log In' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await page.getByLabel('Email').fill('creator@roomtone.test')
  await page.getByLabel('Password', { exact: true }).fill('Roomtone1')
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/settings\/notifications$/)
})

test('a session is refreshed across its expiry, and not after it was revoked', { tag: '@once' }, async ({
  browser,
}) => {
  const server = await startServer({ ACCESS_TTL: '3' })
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  try {
    const first = await signIn(server.url, 'creator@roomtone.test')
    await storeSession(page, first)
    await page.goto('/home')
    await expect(page.getByRole('button', { name: openMenu })).toBeVisible()
    const stored = () => page.evaluate(() => localStorage.getItem('roomtone.session'))
    await expect
      .poll(async () => JSON.parse((await stored()) ?? '{}').refresh_token, { timeout: 15_000 })
      .not.toBe(first.refresh_token)
    await expect(page).toHaveURL(/\/home$/)

    await server.query("update sessions set ended_at = now(), ended_because = 'revoked'")
    await expect.poll(stored, { timeout: 15_000 }).toBeNull()
    await expect(page).toHaveURL(/\/auth\?next=%2Fhome/)
  } finally {
    await context.close()
    await server.stop()
  }
})
