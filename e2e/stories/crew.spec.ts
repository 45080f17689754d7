import type { Page } from '@playwright/test'
import { freeSlot, openAs, requestBooking } from '../support/bookings.ts'
import { idOf } from '../support/listings.ts'
import { enterAs, newPerson, type Person } from '../support/people.ts'
import type { TestServer } from '../support/server.ts'
import { expect, freshEmail, linkIn, test } from '../support/test.ts'

const verified = { verified: true }

/** An instant booking, with its papers. */
async function aShoot(server: TestServer, guest: Person, title: string): Promise<string> {
  const slot = await freeSlot(server, await idOf(server, 'Foundry Street Brick Loft'), { daysAhead: 12 })
  const { id, state } = await requestBooking(server, guest, slot, title)
  expect(state).toBe('confirmed')
  await expect
    .poll(
      async () => (await server.query('select 1 from compliance_packets where booking_id = $1', [id])).length,
    )
    .toBe(1)
  return id
}

async function openLink(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('the guest lists the crew and sends a link; the crew member opens it on a phone, until it is taken back', {
  tag: '@phone',
}, async ({ page, server, browser, mailTo, expectToast, expectAccessible }) => {
  const guest = await newPerson(server, verified)
  const title = `Blue Hour ${test.info().project.name}`
  const id = await aShoot(server, guest, title)
  const email = freshEmail('gaffer')
  await enterAs(page, guest, `/crew/${id}`)
  await expect(page.getByText('No one listed yet.').first()).toBeVisible()

  const saved: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') saved.push(request.url())
  })
  await page.getByRole('button', { name: 'Paste a list' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Crew').fill(`1. Mara Lindqvist, Gaffer, ${email}\nTeo Brandt; Sound`)
  await expect(dialog).toContainText('2 people found.')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Add 2 people' }).click()
  await page.getByRole('button', { name: 'Add a person' }).click()
  const third = page.getByRole('group', { name: 'Person 3' })
  await third.getByLabel('Full name').fill('Nils Aho')
  expect(saved, 'the form around the dialog is not sent along').toEqual([])
  await page.getByRole('button', { name: 'Save crew list' }).click()
  await expectToast('Validation Error', 'Please enter a role')
  const nils = page.getByRole('group', { name: 'Nils Aho' })
  await expect(nils.getByLabel('Role')).toBeFocused()
  await nils.getByLabel('Role').fill('Grip')
  await expect(page.getByText('You booked for 3 people.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a person' })).toBeDisabled()
  await page.getByRole('button', { name: 'Save crew list' }).click()
  await expectToast('Crew list saved')

  await page.getByLabel('Contacts').fill('Mara: +1 (401) 555-0100')
  await page.getByLabel('Parking').fill('Two vans in the yard')
  await page.getByLabel('Nearest hospital').fill('Rhode Island Hospital')
  await page.getByRole('button', { name: 'Save call sheet' }).click()
  await expectToast('Call sheet saved')

  await page.getByRole('checkbox', { name: /Mara Lindqvist/ }).check()
  await page.getByRole('button', { name: 'Send 1 link' }).click()
  await expectToast('Link sent')
  await expect(page.getByText('not opened yet')).toBeVisible()
  await expectAccessible()

  const url = linkIn(await mailTo(email, 'crew-link'), '/call-sheet')
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const phone = await context.newPage()
  await openLink(phone, url)
  await expect(phone).toHaveURL('/call-sheet')
  await expect(phone.getByRole('heading', { name: title })).toBeVisible()
  await expect(phone.getByText('The address appears on')).toBeVisible()
  await expect(phone.getByRole('link', { name: '+1 (401) 555-0100' })).toHaveAttribute(
    'href',
    'tel:+14015550100',
  )
  await expect(phone.getByText(/For Mara Lindqvist, Gaffer · [0-9A-Z]{8}/).first()).toBeVisible()
  const [place] = (await server.query(
    'select p.address from properties p join bookings b on b.property_id = p.id where b.id = $1',
    [id],
  )) as { address: string }[]
  const address = place?.address ?? 'no address'
  await expect(phone.getByText(address)).toHaveCount(0)

  // The hours before the start that the host has chosen.
  await server.query(
    `update properties set crew_address_hours = 720 where id = (select property_id from bookings where id = $1)`,
    [id],
  )
  await phone.reload()
  await expect(phone.getByText(address).first()).toBeVisible()
  await expect(phone.getByRole('link', { name: 'Open in maps' })).toHaveAttribute('rel', 'noreferrer')
  expect(
    await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)

  await page.reload()
  await expect(page.getByText(/Opened 2 times/)).toBeVisible()
  await page.getByRole('button', { name: 'End Mara Lindqvist’s link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End link' }).click()
  await expectToast('Link ended')
  await expect(page.getByRole('button', { name: 'Copy a link for Mara Lindqvist' })).toBeFocused()
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await context.close()
})

test.describe('two devices', () => {
  // The second save is refused.
  test.use({ expectedErrors: [/status of 409/] })

  test('save one list: nothing typed is lost, and the host reads it', { tag: '@once' }, async ({
    page,
    server,
    browser,
    expectToast,
  }) => {
    const guest = await newPerson(server, verified)
    const id = await aShoot(server, guest, 'Two Hands')
    const add = async (on: Page, name: string) => {
      await on.getByRole('button', { name: 'Add a person' }).click()
      const row = on.getByRole('group', { name: /^Person/ })
      await row.getByLabel('Role').fill('Grip')
      await row.getByLabel('Full name').fill(name)
    }
    await enterAs(page, guest, `/crew/${id}`)
    const context = await browser.newContext({ baseURL: server.url })
    const other = await context.newPage()
    await enterAs(other, guest, `/crew/${id}`)
    await add(other, 'Ida Sol')
    await add(page, 'Nils Aho')
    await page.reload()
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    await other.getByRole('button', { name: 'Save crew list' }).click()
    await expect(other.getByText('Unsaved changes')).toHaveCount(0)
    await context.close()

    await page.getByRole('button', { name: 'Save crew list' }).click()
    await expect(page.getByRole('heading', { name: 'Someone else saved this list' })).toBeVisible()
    await page.getByRole('button', { name: 'Load the newer list and keep mine' }).click()
    await expect(page.getByRole('group', { name: 'Ida Sol' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Nils Aho' })).toBeVisible()
    await page.getByRole('button', { name: 'Save crew list' }).click()
    await expectToast('Crew list saved')

    const [row] = (await server.query(
      'select u.email from users u join bookings b on b.host_id = u.id where b.id = $1',
      [id],
    )) as { email: string }[]
    const host = await openAs(browser, server, row?.email ?? '', `/crew/${id}`)
    await expect(host.getByRole('row', { name: /Nils Aho/ })).toBeVisible()
    await expect(host.getByRole('button', { name: 'Add a person' })).toHaveCount(0)
    await host.context().close()
  })
})
