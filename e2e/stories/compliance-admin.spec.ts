import { freeSlot, requestBooking } from '../support/bookings.ts'
import { idOf } from '../support/listings.ts'
import { newPerson } from '../support/people.ts'
import type { TestServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

/** A confirmed booking whose papers are not complete. */
async function aPacket(server: TestServer): Promise<{ bookingId: string; invoice: string }> {
  const guest = await newPerson(server, { verified: true })
  const slot = await freeSlot(server, await idOf(server, 'Foundry Street Brick Loft'), { daysAhead: 20 })
  const { id } = await requestBooking(server, guest, slot, 'Papers First')
  let invoice = ''
  await expect
    .poll(async () => {
      const rows = await server.query('select invoice_id from compliance_packets where booking_id = $1', [id])
      invoice = (rows[0] as { invoice_id: string } | undefined)?.invoice_id ?? ''
      return rows.length
    })
    .toBe(1)
  return { bookingId: id, invoice }
}

test('an admin finds a packet, marks it complete with a reason, and downloads it with a passphrase', {
  tag: '@once',
}, async ({ page, server, signInAs, expectToast, expectAccessible }) => {
  const { bookingId, invoice } = await aPacket(server)
  const short = bookingId.slice(0, 8)
  await signInAs('admin')
  await page.goto('/admin/compliance')
  await page.getByLabel('Booking or invoice').fill(invoice)
  const row = page.getByRole('row', { name: new RegExp(short) })
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row).toContainText('missing_docs')
  await expect(row).toContainText('Not signed')
  await expect(row).toContainText(invoice)
  await expectAccessible()

  await row.getByRole('button', { name: `Mark the packet for booking ${short} complete` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Mark Complete' }).click()
  await expectToast('Validation Error', 'Please say why')
  await dialog.getByLabel('Reason').fill('Both sides signed on paper; scans are with support.')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Mark Complete' }).click()
  await expectToast('Status Updated', 'Compliance packet status has been updated.')
  await expect(row.getByText('complete', { exact: true })).toBeVisible()
  await expect(row.getByRole('button', { name: /Mark the packet/ })).toHaveCount(0)

  const saving = page.waitForEvent('download')
  await row.getByRole('button', { name: `Download the pack for booking ${short}` }).click()
  expect((await saving).suggestedFilename()).toBe(`roomtone-${invoice}.zip`)
  await expectToast('Download Started', 'Encrypted compliance pack downloading...')
  const passphrase = await dialog.getByText(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){4}$/).innerText()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'I saved it' }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(row).toBeVisible()
  expect(await page.content()).not.toContain(passphrase)

  await page.getByLabel('Status').selectOption('missing_docs')
  await expect(page.getByText('Nothing found').first()).toBeVisible()
})

test.describe('when it goes wrong', () => {
  test.use({ expectedErrors: [/status of (409|500)/] })

  test('a list that cannot be loaded, and a status that cannot be changed, are said in the same words', {
    tag: '@once',
  }, async ({ page, server, signInAs, expectToast }) => {
    const { bookingId } = await aPacket(server)
    await signInAs('admin')
    await page.goto(`/admin/compliance?q=${bookingId.slice(0, 8)}`)
    await page.getByRole('button', { name: /Mark the packet/ }).click()
    // A colleague was quicker.
    await server.query(
      "update compliance_packets set status = 'complete', completed_at = now() where booking_id = $1",
      [bookingId],
    )
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Seen on paper')
    await dialog.getByRole('button', { name: 'Mark Complete' }).click()
    await expectToast('Error', 'Failed to update status')
    await expect(dialog.getByLabel('Reason')).toHaveValue('Seen on paper')
    await page.route('**/api/admin/compliance*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/admin/compliance')
    await expectToast('Error', 'Failed to load compliance packets')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

test('someone who is not an admin is refused and sent away', { tag: '@once' }, async ({
  page,
  signInAs,
  expectToast,
}) => {
  for (const [who, home] of [
    ['creator', /\/home$/],
    ['host', /\/hosting$/],
  ] as const) {
    await signInAs(who)
    await page.goto('/admin/compliance')
    await expectToast('Access Denied', "You don't have permission to access this page.")
    await expect(page).toHaveURL(home)
  }
})
