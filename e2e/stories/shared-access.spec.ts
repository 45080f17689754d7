import { freeSlot, openAs, requestBooking } from '../support/bookings.ts'
import { idOf } from '../support/listings.ts'
import { newPerson } from '../support/people.ts'
import { expect, storeSession, test } from '../support/test.ts'

const TITLE = 'Glasshouse on Fern Lane'

/** What has been taken back is asked for once more, on purpose. */
test.use({ expectedErrors: [/404/] })

test('a host shares a listing by mail, the co-host answers a request, and is gone when removed', {
  tag: '@once',
}, async ({ page, browser, server, signInAs, mailTo, expectToast, expectAccessible }) => {
  const helper = await newPerson(server, { verified: true })
  const guest = await newPerson(server, { verified: true })
  const propertyId = await idOf(server, TITLE)

  await signInAs('host')
  await page.goto('/settings/login-security?tab=shared-access')
  await page.getByRole('button', { name: 'Invite a co-host' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(helper.email)
  await dialog.getByRole('checkbox', { name: TITLE }).check()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expectToast('Validation Error', 'Choose at least one right')
  await dialog.getByRole('checkbox', { name: 'Bookings' }).check()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expectToast('Invitation sent')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: helper.email })
  await expect(row).toContainText('Invited')
  await expect(row).toContainText('Bookings')
  await expectAccessible()

  const mail = await mailTo(helper.email, 'cohost-invited')
  const link = /\S+\/shared-access#token=\S+/.exec(mail.text)?.[0] ?? ''
  const context = await browser.newContext({ baseURL: server.url })
  const theirs = await context.newPage()
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { level: 1, name: /asks for your help/ })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Sign in or sign up' })).toBeVisible()
  await storeSession(theirs, helper.session as Parameters<typeof storeSession>[1])
  await theirs.goto('/shared-access')
  await theirs.getByRole('button', { name: 'Accept' }).click()
  await expect(theirs.getByRole('region', { name: 'Shared with you' })).toContainText(TITLE)

  const slot = await freeSlot(server, propertyId, { daysAhead: 35 })
  const booking = await requestBooking(server, guest, slot, 'A favour for a friend')
  await theirs.goto('/hosting?tab=listings')
  const card = theirs.getByRole('listitem').filter({ hasText: TITLE })
  await expect(card).toContainText('Shared by')
  await expect(card.getByRole('link', { name: /Edit/ })).toHaveCount(0)
  await theirs.goto('/hosting')
  const request = theirs.getByRole('group', { name: 'A favour for a friend' })
  await expect(request).toContainText('Shared by')
  await request.getByRole('link', { name: 'A favour for a friend' }).click()
  await theirs.getByRole('button', { name: 'Accept' }).first().click()
  await expect(theirs.getByText('Confirmed').first()).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0)
  await expect(theirs.getByRole('link', { name: 'Message guest' })).toHaveCount(0)

  const hosts = await openAs(
    browser,
    server,
    'host@roomtone.test',
    `/hosting?tab=today&booking=${booking.id}`,
  )
  await expect(hosts.getByText(/^Ines accepted/)).toBeVisible()
  await hosts.context().close()

  await page.reload()
  await expect(row).toContainText('Active')
  await row.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End access' }).click()
  await expectToast('Access ended')
  await expect(row).toContainText('Ended')
  await theirs.goto(`/hosting?tab=today&booking=${booking.id}`)
  await expect(theirs.getByRole('heading', { name: 'A favour for a friend' })).toHaveCount(0)
  await theirs.goto('/hosting?tab=listings')
  await expect(theirs.getByText(TITLE)).toHaveCount(0)
  await context.close()
})
