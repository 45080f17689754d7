import type { Page } from '@playwright/test'
import { confirmAccepting, freeSlot, openAs, post, requestBooking } from '../support/bookings.ts'
import { idOf } from '../support/listings.ts'
import { enterAs, newPerson } from '../support/people.ts'
import { expect, storeSession, test } from '../support/test.ts'

const TITLE = 'Glasshouse on Fern Lane'

/** The story requests revoked access once more, on purpose. */
test.use({ expectedErrors: [/403/, /404/] })

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(words)
  await page.keyboard.press('Enter')
}

test('a host shares a listing by mail, the co-host answers a request, and is gone when removed', {
  tag: '@once',
}, async ({ page, browser, server, signInAs, mailTo, expectToast, expectAccessible }) => {
  test.slow()
  const helper = await newPerson(server, { verified: true })
  const guest = await newPerson(server, { verified: true })
  const propertyId = await idOf(server, TITLE)
  const guestContext = await browser.newContext({ baseURL: server.url })

  await signInAs('host')
  await page.goto('/hosting')
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('menuitem', { name: 'Co-hosts' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Co-hosts' })).toBeVisible()
  await page.getByRole('button', { name: 'Invite a co-host' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(helper.email)
  await dialog.getByRole('checkbox', { name: TITLE }).check()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expectToast('Validation Error', 'Choose at least one thing they can do')
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
  await expect(theirs.getByRole('heading', { level: 1, name: /invited you to co-host/ })).toBeVisible()
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
  // The list that is being left has the same kind of buttons.
  await expect(theirs).toHaveURL(new RegExp(booking.id))
  await expect(theirs.getByRole('heading', { name: 'A favour for a friend' })).toBeVisible()
  await theirs.getByRole('button', { name: 'Accept' }).first().click()
  await confirmAccepting(theirs)
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
  await row.getByRole('button', { name: /^Change what/ }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Messages' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expectToast('Permissions changed')
  await expect(row).toContainText('Messages')

  // The open page learns of the right by itself and shows the link to the guest.
  await theirs.getByRole('link', { name: 'Message guest' }).click()
  const asking = await guestContext.newPage()
  const { id } = (await post(server, guest, '/api/conversations', { propertyId })) as { id: string }
  await enterAs(asking, guest, `/messages?conversation=${id}`)
  await say(asking, 'Who opens the gate in the morning?')
  await expect(theirs.getByText('Who opens the gate in the morning?').last()).toBeVisible()
  await say(theirs, 'I do, at half past six.')
  const answer = asking.getByRole('listitem').filter({ hasText: 'I do, at half past six.' })
  await expect(answer).toContainText('Ines · Co-host')
  await expect(asking.getByText(/^Read · /)).toBeVisible()
  await theirs.goto('/messages')
  await expect(theirs.locator(`[data-conversation="${id}"]`)).toContainText('Shared by')
  await theirs.locator(`[data-conversation="${id}"]`).click()
  await expect(theirs.getByRole('region', { name: `Conversation about ${TITLE}` })).toContainText('Shared by')
  await page.goto(`/hosting?tab=messages&conversation=${id}`)
  const colleague = page.getByRole('listitem').filter({ hasText: 'I do, at half past six.' })
  await expect(colleague).toContainText('Ines · Co-host')
  await expectAccessible()
  await say(page, 'And I bring coffee.')
  await expect(theirs.getByRole('listitem').filter({ hasText: 'And I bring coffee.' })).toContainText('Host')

  await asking.getByRole('button', { name: /^More about/ }).click()
  await asking.getByRole('menuitem', { name: 'Block Ines' }).click()
  await asking.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(asking.getByRole('dialog')).toHaveCount(0)
  await say(theirs, 'Anything else?')
  await expect(theirs.getByRole('note')).toHaveText('You can’t send messages in this conversation.')
  await expect(asking.getByText('Anything else?')).toHaveCount(0)

  await page.goto('/settings/login-security?tab=shared-access')
  await row.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove access' }).click()
  await expectToast('Access removed')
  await expect(row).toContainText('Ended')
  await expect(theirs.getByRole('heading', { name: 'We can’t find this conversation' })).toBeVisible()
  await expect(theirs.getByText('And I bring coffee.')).toHaveCount(0)
  await guestContext.close()
  await theirs.goto(`/hosting?tab=today&booking=${booking.id}`)
  await expect(theirs.getByRole('heading', { name: 'A favour for a friend' })).toHaveCount(0)
  await theirs.goto('/hosting?tab=listings')
  await expect(theirs.getByText(TITLE)).toHaveCount(0)
  await context.close()
})
