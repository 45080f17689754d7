import type { Page } from '@playwright/test'
import {
  agree,
  CARDS,
  checkoutPath,
  describeProduction,
  freeSlot,
  openAs,
  pay,
  typeCard,
} from '../support/bookings.ts'
import { idOf } from '../support/listings.ts'
import { enterAs, newPerson } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

// A code that is mistyped is refused, and browsers note that.
test.use({ expectedErrors: [/status of 422/] })

/** A space with instant booking, so that the story needs no host. */
const SPACE = 'Northlight Cyclorama Studio'

const dollars = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`

async function issueGiftCard(admin: Page, amount: string, note: string): Promise<string> {
  await admin.getByRole('button', { name: 'Issue gift cards' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Amount in dollars').fill(amount)
  await dialog.getByLabel('Note (optional)').fill(note)
  await dialog.getByLabel('Reason').fill('A prize')
  await dialog.getByRole('button', { name: 'Issue', exact: true }).click()
  const code = await admin.getByRole('list', { name: 'Codes' }).getByRole('listitem').first().innerText()
  const download = admin.waitForEvent('download')
  await admin.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toBe('roomtone-codes.csv')
  await admin.getByRole('button', { name: 'Done' }).click()
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  return code
}

test('a gift card is issued, added, pays a part and a whole, and gets back what a cancellation returns', {
  tag: '@once',
}, async ({ page, server, browser, expectToast, expectAccessible }) => {
  const admin = await openAs(browser, server, 'admin@roomtone.test', '/admin/credits')
  const small = await issueGiftCard(admin, '100', 'Story, small')
  const large = await issueGiftCard(admin, '5000', 'Story, large')

  const guest = await newPerson(server, { verified: true })
  await enterAs(page, guest, '/settings/payments')
  await page.getByRole('button', { name: 'Add gift card' }).click()
  await page.getByLabel('Gift card or coupon code').fill(`${small.slice(0, -1)}?`)
  await page.getByRole('button', { name: 'Add code' }).click()
  await expect(page.getByText('We can’t find that code.').first()).toBeVisible()
  await page.getByLabel('Gift card or coupon code').fill(small.toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: 'Add code' }).click()
  await expectToast('Gift card added: $100 to spend')
  await expect(page.getByText('1 gift card, $100 to spend')).toBeVisible()
  await expectAccessible()

  const propertyId = await idOf(server, SPACE)
  const first = await freeSlot(server, propertyId, { daysAhead: 40 })
  await page.goto(checkoutPath(first))
  await describeProduction(page, 'Partly Given')
  await page.getByRole('checkbox', { name: /^Gift card/ }).check()
  const summary = page.getByRole('complementary', { name: 'Booking summary' })
  await expect(summary).toContainText('−$100')
  await expect(summary).toContainText(`To pay by card${dollars(first.total - 10_000)}`)
  await expectAccessible()
  await typeCard(page, CARDS.good)
  await agree(page)
  await pay(page)
  await expectToast('Booking confirmed')
  const [booked] = (await server.query('select id from bookings where production_title = $1', [
    'Partly Given',
  ])) as { id: string }[]
  await page.goto(`/trips/${booked?.id}`)
  await expect(page.getByText(`${dollars(first.total - 10_000)} charged.`)).toBeVisible()
  await expect(page.getByText('−$100')).toBeVisible()

  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByText('$100 of it goes back to your gift cards and coupons.')).toBeVisible()
  await page.getByLabel('Reason').selectOption({ index: 1 })
  await page.getByRole('button', { name: /^Cancel and get/ }).click()
  await expectToast('Booking canceled')
  await expect(page.getByText('$100 went back to your gift cards and coupons.')).toBeVisible()

  const second = await freeSlot(server, propertyId, { daysAhead: 45 })
  await page.goto(checkoutPath(second))
  await describeProduction(page, 'Wholly Given')
  await page.getByRole('button', { name: 'Enter a code' }).click()
  await page.getByLabel('Gift card or coupon code').fill(large)
  await page.getByLabel('Gift card or coupon code').press('Enter')
  await expect(page.getByText('Your gift cards and coupons cover the whole total.')).toBeVisible()
  await expect(page.getByLabel('Card number')).toHaveCount(0)
  await agree(page)
  await pay(page)
  await expectToast('Booking confirmed')

  await page.goto('/settings/payments')
  await expect(page.getByText(`2 gift cards, ${dollars(510_000 - second.total)} to spend`)).toBeVisible()

  await admin.getByLabel('End of the code, note or person').fill('Story, large')
  await expect(admin.getByText('Showing 1 of 1')).toBeVisible()
  await admin.getByRole('link', { name: /^Open Gift card/ }).click()
  await expect(admin.getByText(guest.email).first()).toBeVisible()
  await expect(admin.getByText(SPACE)).toBeVisible()
  await admin.getByRole('button', { name: 'Stop this code' }).click()
  await admin.getByLabel('Reason').fill('The story is over')
  await admin.getByRole('button', { name: 'Stop code' }).click()
  await expect(admin.getByText('Stopped', { exact: true })).toBeVisible()
  await admin.context().close()
})
