import { freeSlot, requestBooking, typeCard } from '../support/bookings.ts'
import { idOf } from '../support/listings.ts'
import { enterAs, newPerson } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('a card is kept and forgotten again; a payout account is set up', { tag: '@once' }, async ({
  page,
  server,
  expectToast,
  expectAccessible,
}) => {
  await enterAs(page, await newPerson(server, { verified: true }), '/settings/payments')
  await page.getByRole('button', { name: 'Add payment method' }).click()
  await typeCard(page, '5555555555554444')
  await page.getByRole('button', { name: 'Save card' }).click()
  await expectToast('Card added')
  await expect(page.getByText(/Mastercard.*4444/).first()).toBeVisible()
  await expectAccessible()
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.getByText(/Mastercard.*4444/)).toHaveCount(0)
  await page.goto('/settings/payments?tab=payouts')
  await page.getByLabel('Account holder').fill('Ines Moreau')
  await page.getByLabel('Routing number').fill('110000000')
  await page.getByLabel('Account number').fill('000123456789')
  await page.getByRole('button', { name: 'Save account' }).click()
  await expectToast('Payouts now go to your new account')
  await expect(page.getByText(/6789/).first()).toBeVisible()
  await expectAccessible()
})

test('an admin finds a booking, gives money back and cancels it, with reasons', { tag: '@once' }, async ({
  page,
  server,
  signInAs,
  expectToast,
  expectAccessible,
}) => {
  const guest = await newPerson(server, { verified: true })
  const slot = await freeSlot(server, await idOf(server, 'Room 214'), { daysAhead: 35 })
  const { id } = await requestBooking(server, guest, slot, 'Back Office')
  await signInAs('admin')
  await page.goto('/admin/bookings')
  await page.getByLabel('Booking, space, production or email').fill(guest.email)
  await expect(page.getByText('Showing 1 of 1')).toBeVisible()
  await page.getByRole('link', { name: `Open booking ${id.slice(0, 8)}` }).click()
  await expect(page.getByRole('heading', { name: 'Room 214', level: 1 })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await page.getByLabel('Amount in dollars').fill('25')
  await page.getByLabel('Reason').fill('The heating was late')
  await page.getByRole('button', { name: 'Send refund' }).click()
  await expectToast('Refund on its way')
  await expect(page.getByText('$25', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await page.getByLabel('Reason').fill('Asked for by both sides')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click()
  await expectToast('Booking canceled')
  await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible()
})

test('a host sees the payouts, the figures and a statement', { tag: '@phone' }, async ({
  page,
  server,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('host')
  await page.goto('/hosting?tab=payments')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  const download = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /statement/i })
    .first()
    .click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  expect(await server.query('select coalesce(sum(amount_cents), 0)::int as sum from ledger_entries')).toEqual(
    [{ sum: 0 }],
  )
})
