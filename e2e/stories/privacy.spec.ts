import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { openAs, post } from '../support/bookings.ts'
import { idOf } from '../support/listings.ts'
import { enterAs, newPerson } from '../support/people.ts'
import { expect, linkIn, test } from '../support/test.ts'

const PASSWORD = 'Quiet1please'

/** The text of one compressed entry. */
function entryOf(zip: Buffer, path: string): string {
  const name = zip.indexOf(path)
  const header = name - 30
  expect(zip.readUInt32LE(header), path).toBe(0x04034b50)
  return inflateRawSync(zip.subarray(name + path.length + zip.readUInt16LE(header + 28))).toString()
}

test.use({ expectedErrors: [/status of (401|403|409|422)|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

test('a read receipt disappears on the other side the moment it is switched off', { tag: '@both' }, async ({
  page,
  browser,
  server,
  expectAccessible,
}) => {
  const guest = await newPerson(server, { verified: true })
  const propertyId = await idOf(server, 'Glasshouse on Fern Lane')
  const { id } = (await post(server, guest, '/api/conversations', { propertyId })) as { id: string }
  const host = await openAs(browser, server, 'host@roomtone.test', `/hosting?tab=messages&conversation=${id}`)
  await enterAs(page, guest, `/messages?conversation=${id}`)
  await host.getByLabel('Message', { exact: true }).fill('The glass was cleaned this morning.')
  await host.keyboard.press('Enter')
  // Not in the list beside it, which may show it earlier.
  const thread = (one: Page) => one.getByLabel('Messages', { exact: true })
  await expect(thread(page).getByText('The glass was cleaned this morning.')).toBeVisible()
  const receipt = thread(host).getByText(/^Read ·/)
  await expect(receipt).toBeVisible()

  await page.goto('/settings/privacy')
  const receipts = page.getByRole('switch', { name: 'Read receipts' })
  await expect(receipts).toBeChecked()
  await expectAccessible()
  await receipts.click()
  await expect(page.getByRole('status').filter({ hasText: 'Read receipts: off. Saved.' })).toBeAttached()
  await expect(receipt).toHaveCount(0)
  await page.reload()
  await expect(receipts).not.toBeChecked()

  // A switch that cannot be saved goes back to where it was.
  await page.route('**/api/account/privacy', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await receipts.click()
  await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
  await expect(receipts).not.toBeChecked()
  await host.context().close()
})

test('someone who goes offline is told so, also when no toast was shown before', { tag: '@once' }, async ({
  page,
  context,
  server,
  expectToast,
}) => {
  await enterAs(page, await newPerson(server, { verified: true }), '/settings/privacy')
  const receipts = page.getByRole('switch', { name: 'Read receipts' })
  await expect(receipts).toBeChecked()
  await expect(page.locator('section[aria-live=polite]')).toBeAttached()
  await context.setOffline(true)
  await receipts.click()
  await expectToast('Error', 'We couldn’t reach Roomtone. Please check your connection and try again.')
  await expect(receipts).toBeChecked()
})

test('a copy of the data is requested, mailed about, downloaded and opened; then the account is deleted and restored', {
  tag: '@both',
}, async ({ page, passMinutes, server, mailTo, expectToast, expectAccessible }) => {
  const person = await newPerson(server, { verified: true })
  const { email } = person
  await enterAs(page, person, '/settings/privacy')
  await page.getByRole('button', { name: 'Request my personal data' }).click()
  await expectToast('We’re making your copy')
  const mail = await mailTo(email, 'data-ready')
  await page.goto(linkIn(mail, '/settings/privacy'))
  await passMinutes(6)
  await page
    .getByRole('list', { name: 'Copies you requested' })
    .getByRole('button', { name: 'Download' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('Wrong1password')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expectToast('Validation Error', 'This isn’t your password')
  await expectAccessible()
  await dialog.getByLabel('Your password').fill(PASSWORD)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^roomtone-data-\d{4}-\d{2}-\d{2}\.zip$/)
  const zip = await readFile(await file.path())
  expect(JSON.parse(entryOf(zip, 'account/account.json'))).toMatchObject([{ email }])
  expect(entryOf(zip, 'index.html')).toContain('Your personal data at Roomtone')

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByRole('heading', { name: 'What we keep, and why' })).toBeVisible()
  await expectAccessible()
  await dialog.getByLabel('Type DELETE to confirm').fill('delete')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expectToast('Validation Error', 'Please type DELETE')
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expectToast('Account deleted')
  await expect(page).toHaveURL(/\/$/)

  await page.goto('/auth?tab=sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expectToast('This account is being deleted')
  const link = linkIn(await mailTo(email, 'restore-account'), '/auth/restore')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expectToast('Welcome back!')
})
