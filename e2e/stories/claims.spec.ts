import { freeSlot, openAs, requestBooking } from '../support/bookings.ts'
import { idOf } from '../support/listings.ts'
import { enterAs, ID_PICTURE, newPerson } from '../support/people.ts'
import type { TestServer } from '../support/server.ts'
import { runJob } from '../support/tasks.ts'
import { expect, signIn, test } from '../support/test.ts'

// An answer that a story keeps from the page shows up in the console too.
test.use({ expectedErrors: [/ERR_FAILED/] })

/** A space with instant booking, whose host has a payout account. */
const SPACE = 'Northlight Cyclorama Studio'

/** A booking that began five hours ago and is over, with everything that timers would have done. */
async function letItPass(server: TestServer, bookingId: string): Promise<void> {
  await server.query(
    "update bookings set during = tstzrange(now() - interval '5 hours', now() - interval '1 hour') where id = $1",
    [bookingId],
  )
  await runJob(server, 'complete-booking', { bookingId })
  await expect
    .poll(() => server.query('select state from bookings where id = $1', [bookingId]))
    .toEqual([{ state: 'completed' }])
}

/** A picture of the rooms, as the host took it after the shoot. */
async function addConditionPhoto(server: TestServer, bookingId: string, token: string): Promise<void> {
  await expect
    .poll(async () => {
      const url = `${server.url}/api/bookings/${bookingId}/packet/files?kind=after&name=cyclorama-after.png`
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
        body: new Uint8Array(ID_PICTURE.buffer),
      })
      return answer.status
    })
    .toBe(200)
}

test('a host reports damage with a picture, the guest disagrees, an admin decides, and the payout goes on', {
  tag: '@once',
}, async ({ page, server, browser, expectToast, expectAccessible, mailTo }) => {
  test.slow()
  const guest = await newPerson(server, { verified: true })
  const propertyId = await idOf(server, SPACE)
  const slot = await freeSlot(server, propertyId, { daysAhead: 40 })
  const { id } = await requestBooking(server, guest, slot, 'A scratch on the cove')
  const [booked] = await server.query(
    'select email, subtotal_cents as subtotal from bookings join users on users.id = host_id where bookings.id = $1',
    [id],
  )
  const { email, subtotal } = booked as { email: string; subtotal: number }
  await letItPass(server, id)
  const session = await signIn(server.url, email)
  await addConditionPhoto(server, id, session.access_token)

  await enterAs(page, { email, session }, `/hosting?tab=today&booking=${id}`)
  await page.getByRole('link', { name: 'Report a problem' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Report a problem' })).toBeVisible()
  await page.getByRole('button', { name: 'Send report' }).click()
  await expectToast('Validation Error', 'Please choose what it’s about')
  await page.getByLabel('What is it about?').selectOption('Something was damaged')
  await page.getByLabel('What happened').fill('There is a long scratch in the paint of the cove.')
  await page.getByLabel('Amount in dollars').fill('120')
  await page.getByRole('checkbox', { name: 'cyclorama-after' }).check()
  await page.getByLabel('Add photos or a PDF').setInputFiles({ ...ID_PICTURE, name: 'quote.png' })
  await expectAccessible()
  // The page learns of the report before its picture has arrived, and keeps sending it.
  const heard = page.waitForResponse(
    (answer) => answer.url().endsWith(`/api/bookings/${id}/claims`) && answer.request().method() === 'GET',
  )
  await page.route(/\/api\/claims\/[^/]+\/evidence/, async (route) => {
    await heard
    await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible()
    await route.continue()
  })
  // The first answer is cut off, so the case's own page asks again.
  await page.route(/\/api\/claims\/[^/]+$/, (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Send report' }).click()
  await expectToast('Report sent')
  await expect(page.getByRole('heading', { level: 1, name: 'Something was damaged' })).toBeVisible()
  const caseId = new URL(page.url()).pathname.slice('/claims/'.length)
  await expect(page.getByText('We hold the payout for this booking until then.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Evidence' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Open cyclorama-after.jpg' }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible()

  expect((await mailTo(guest.email, 'claim-opened')).text).toMatch(/is\s+asking\s+for\s+\$120/)
  const context = await browser.newContext({ baseURL: server.url })
  const other = await context.newPage()
  await enterAs(other, guest, `/trips/${id}`)
  await other.getByRole('link', { name: 'Your answer is due' }).click()
  await other.getByRole('button', { name: 'Disagree' }).click()
  await other.getByLabel('Your side').fill('It was there when we came in, we never touched it.')
  await other.getByRole('button', { name: 'Send answer' }).click()
  await expect(other.getByText('Being decided')).toBeVisible()

  const admin = await openAs(browser, server, 'admin@roomtone.test', '/admin/disputes')
  await admin.getByLabel('Case, booking, space, production or email').fill('A scratch on the cove')
  await expect(admin).toHaveURL(/q=/)
  await admin.getByRole('link', { name: `Open case ${caseId.slice(0, 8)}` }).click()
  await expect(admin.getByText('It was there when we came in, we never touched it.')).toBeVisible()
  await admin.getByLabel('Amount awarded, in dollars').fill('50')
  await admin.getByLabel('Reason for both sides').fill('The scratch shows on the picture; its age does not.')
  await admin.getByRole('button', { name: 'Decide', exact: true }).click()
  await expect(admin.getByText('$50 was charged to the guest’s card')).toBeVisible()

  // The host's page learns of it by itself.
  await expect(page.getByText('The scratch shows on the picture; its age does not.')).toBeVisible()
  await expect(other.getByText('$50 was charged to the guest’s card')).toBeVisible()
  await mailTo(guest.email, 'claim-decided')
  const payout = () =>
    server.query('select id, state, paid_cents::int as paid from payouts where booking_id = $1', [id])
  expect(await payout()).toMatchObject([{ state: 'scheduled' }])
  const [{ id: payoutId }] = (await payout()) as [{ id: string }]
  await server.query('update payouts set due_at = now() where id = $1', [payoutId])
  await runJob(server, 'release-payout', { payoutId })
  await expect.poll(payout).toMatchObject([{ state: 'paid', paid: Number(subtotal) + 5000 }])
})
