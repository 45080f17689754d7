import type { Page } from '@playwright/test'
import { enterAs, newPerson } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { addPhotos, describePlace, tellTheRest } from '../support/wizard.ts'

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Different values in all twelve blocks than we suggested. */
async function changeEveryTerm(page: Page): Promise<void> {
  await block(page, 'What the space is').getByRole('radio', { name: 'Studio' }).check()
  await page.getByLabel('Price per hour').first().fill('30')
  await page.getByLabel('Minimum booking').fill('5')
  await page.getByRole('switch', { name: 'Monday: open' }).uncheck()
  await page.getByLabel('Saturday: opens').selectOption({ label: '7:00\u00a0AM' })
  const weekend = block(page, 'Weekend')
  await weekend.getByRole('checkbox', { name: 'Fri' }).check()
  await weekend.getByLabel('Weekend price per hour').fill('40')
  await page.getByRole('textbox', { name: 'Once per booking' }).fill('120')
  for (const activity of await block(page, 'What the space allows').getByRole('group').all())
    await activity.getByRole('radio', { name: 'No' }).check()
  await block(page, 'What the space allows')
    .getByRole('group', { name: 'Animals' })
    .getByRole('radio', { name: 'Yes' })
    .check()
  await page.getByRole('button', { name: 'No smoking' }).click()
  await block(page, 'Cancellation')
    .getByRole('radio', { name: /^Standard 30/ })
    .check()
  await block(page, 'Instant or request')
    .getByRole('radio', { name: /^Instant booking/ })
    .check()
  await page.getByLabel('Advance notice').selectOption({ label: '2 days' })
  await page.getByLabel('Time between bookings').selectOption({ label: '2 hours' })
  await page.getByRole('switch', { name: 'Require a permit' }).check()
  await page.getByLabel('Parking').fill('Two trucks fit behind the gate.')
}

test('a newcomer lists a house, sees and changes every term before it is live', async ({
  page,
  browser,
  server,
  signInAs,
  expectToast,
  expectAccessible,
}) => {
  test.slow()
  const title = `Patio House ${Math.random().toString(36).slice(2, 8)}`
  await enterAs(page, await newPerson(server, { verified: true }), '/listing-wizard?type=home')
  await describePlace(page)
  await addPhotos(page)
  await tellTheRest(page, title)
  const create = page.getByRole('button', { name: 'Create listing' })
  await create.click()
  await expect(page.getByRole('heading', { name: 'Your terms' })).toBeFocused()
  // The toast about the photos fades.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await expectAccessible()

  // Nothing is sent unseen: the button leads to the first unconfirmed block.
  await create.press('Enter')
  await expect(page.getByText('Confirm each part of your terms to continue.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What the space is' })).toBeFocused()

  await changeEveryTerm(page)
  const preview = page.getByRole('region', { name: 'What crews will see' })
  await expect(preview).toContainText('5 hours × $40')
  await expect(preview).toContainText('Cleaning fee')
  await expect(page.getByText('$200 rent and $120 cleaning.')).toBeVisible()

  // An impossible number stays on the page and is not saved.
  await page.getByLabel('Minimum booking').fill('20')
  await page.getByRole('button', { name: 'Confirm: By the hour, by the day' }).click()
  await expect(page.getByLabel('Minimum booking')).toBeFocused()
  await expect(page.getByLabel('Minimum booking')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Minimum booking').fill('5')

  const confirm = page.getByRole('button', { name: /^Confirm: / })
  for (let left = 12; left > 0; left--) {
    await expect(confirm).toHaveCount(left)
    await confirm.first().click()
  }
  await expect(page.getByText('12 of 12 confirmed')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible()
  await page.reload()
  await expect(page.getByText('12 of 12 confirmed')).toBeVisible()
  await expect(page.getByLabel('Parking')).toHaveValue('Two trucks fit behind the gate.')
  await create.click()
  await expectToast('Application submitted! You will be notified once it is reviewed.')
  await expect(page).toHaveURL(/\/hosting\?tab=listings/)

  const context = await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() })
  const admin = await context.newPage()
  await signInAs('admin', admin)
  await admin.goto('/admin/applications')
  const card = admin.getByRole('listitem').filter({ hasText: title })
  await card.getByRole('button', { name: `Approve Application: ${title}` }).click()
  await expect(card).toHaveCount(0)
  await context.close()

  await page.reload()
  await page
    .getByRole('region', { name: 'Live' })
    .getByRole('link', { name: `View ${title}` })
    .click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  const venue = page.getByRole('main')
  for (const term of [
    '$30',
    'Studio',
    'No smoking',
    'Standard 30.',
    'Mon closed',
    'Book at least 2 days ahead',
  ])
    await expect(venue).toContainText(term)
  await expect(venue).not.toContainText('Two trucks')
})
