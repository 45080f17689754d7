import type { Locator, Page } from '@playwright/test'
import {
  agree,
  CARDS,
  checkoutPath,
  confirmAccepting,
  describeProduction,
  freeSlot,
  openAs,
  pay,
  post,
  requestBooking,
  typeCard,
} from '../support/bookings.ts'
import { idOf } from '../support/listings.ts'
import { enterAs, newPerson } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const HOST = 'host@roomtone.test'
const verified = { verified: true }

test('a request is accepted, the address is shown, and half is refunded after canceling', async ({
  page,
  server,
  browser,
  expectToast,
  expectAccessible,
}) => {
  const slot = await freeSlot(server, await idOf(server, 'Glasshouse on Fern Lane'), { daysAhead: 4 })
  const title = `Half Light ${test.info().project.name}`
  await enterAs(page, await newPerson(server, verified), checkoutPath(slot))
  await describeProduction(page, title)
  await typeCard(page, CARDS.good)
  await pay(page)
  await expectToast('Agreement required', 'Please agree to the house rules and cancellation policy')
  await expectAccessible()
  await agree(page)
  await pay(page)
  await expectToast('Booking requested!', 'Your request has been sent to the host.')
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/trips')
  await page
    .getByRole('link', { name: /Glasshouse on Fern Lane/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/trips\/[0-9a-f-]{36}/)
  await expect(page.getByText('Pending', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show address and access notes' })).toHaveCount(0)
  const id = new URL(page.url()).pathname.split('/').at(-1)

  const host = await openAs(browser, server, HOST, '/hosting?tab=today')
  const request = host.getByRole('group', { name: title })
  await expect(request).toContainText('left to answer')
  await request.getByRole('link', { name: title }).focus()
  await host.keyboard.press('a')
  await expect(host.getByRole('dialog')).toContainText('You receive')
  await confirmAccepting(host)
  await expect(host.locator('[data-sonner-toast]').filter({ hasText: 'Booking confirmed' })).toBeVisible()
  await host.context().close()

  await page.reload()
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Show address and access notes' }).click()
  const [place] = (await server.query('select address from properties where id = $1', [slot.propertyId])) as {
    address: string
  }[]
  await expect(page.getByText(place?.address ?? 'no address').first()).toBeVisible()
  await expectAccessible()

  // The day after confirmation, with its full refund, is over.
  await server.query("update bookings set confirmed_at = confirmed_at - interval '25 hours' where id = $1", [
    id,
  ])
  await page.reload()
  await page.getByRole('button', { name: 'Cancel booking' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You get back')
  await dialog.getByLabel('Reason').selectOption({ label: 'Plans have changed' })
  await expectAccessible()
  await dialog.getByRole('button', { name: /^Cancel and get \$/ }).click()
  await expectToast('Booking canceled')
  const [booking] = (await server.query(
    `select b.state, refund_percent, b.total_cents - b.subtotal_cents + b.rent_cents as shared,
      b.subtotal_cents - b.rent_cents as cleaning, r.amount_cents
      from bookings b join refunds r on r.booking_id = b.id where b.id = $1`,
    [id],
  )) as { state: string; refund_percent: number; shared: string; cleaning: string; amount_cents: string }[]
  expect(booking).toMatchObject({ state: 'cancelled', refund_percent: 50 })
  expect(Number(booking?.amount_cents)).toBe(
    Number(booking?.cleaning) + Math.round(Number(booking?.shared) / 2),
  )
  await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible()
})

test('an instant space is confirmed and paid right away', { tag: '@once' }, async ({
  page,
  server,
  expectToast,
}) => {
  const slot = await freeSlot(server, await idOf(server, 'Foundry Street Brick Loft'))
  await enterAs(page, await newPerson(server, verified), `/property/${slot.propertyId}`)
  await page.goto(checkoutPath(slot))
  await expect(page.getByText('You’ll be charged when you book').first()).toBeVisible()
  await describeProduction(page, 'At Once')
  await typeCard(page, CARDS.good)
  await agree(page)
  await pay(page)
  await expectToast('Booking confirmed')
  await page.goto('/trips')
  await page
    .getByRole('link', { name: /Foundry Street Brick Loft/ })
    .first()
    .click()
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Receipt (PDF)' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})

test.describe('terms that change meanwhile', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('bind nobody before they were shown', { tag: '@once' }, async ({
    page,
    server,
    browser,
    expectToast,
    expectAccessible,
  }) => {
    const slot = await freeSlot(server, await idOf(server, 'Casa Tamarisk Pool Terrace'), { daysAhead: 45 })
    await enterAs(page, await newPerson(server, verified), checkoutPath(slot))
    await describeProduction(page, 'Terms in motion')
    await typeCard(page, CARDS.good)
    await agree(page)

    const section = `/hosting?tab=listings&listing=${slot.propertyId}&section=booking`
    const host = await openAs(browser, server, HOST, section)
    await host.getByRole('radio', { name: /^Standard 90/ }).check()
    await host.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(host.locator('[data-sonner-toast]').filter({ hasText: 'Saved' })).toBeVisible()
    await host.context().close()

    await pay(page)
    const notice = page.getByRole('alert').filter({ hasText: 'The terms have changed' })
    await expect(notice).toContainText('Your refund if you cancel has changed')
    await expect(page.getByLabel('Production title')).toHaveValue('Terms in motion')
    await expectAccessible()
    await pay(page)
    await expectToast('Agreement required', 'Please agree to the house rules and cancellation policy')
    await agree(page)
    await pay(page)
    await expectToast('Booking requested!', 'Your request has been sent to the host.')
  })
})

test('a host declines with a reason, and the guest reads it', { tag: '@once' }, async ({
  page,
  server,
  browser,
  expectAccessible,
}) => {
  const guest = await newPerson(server, verified)
  const slot = await freeSlot(server, await idOf(server, 'Casa Tamarisk Pool Terrace'), { daysAhead: 40 })
  const title = `Not This Time ${test.info().project.name}`
  const { id } = await requestBooking(server, guest, slot, title)
  const host = await openAs(browser, server, HOST, '/hosting?tab=today')
  await host
    .getByRole('group', { name: title })
    .getByRole('button', { name: /Decline/ })
    .click()
  const dialog = host.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'The time doesn’t work' }).check()
  await dialog.getByLabel('A note to Ines').fill('The week after would be fine.')
  await dialog.getByRole('button', { name: 'Decline request' }).click()
  await expect(host.locator('[data-sonner-toast]').filter({ hasText: 'Request declined' })).toBeVisible()
  await expect(host.getByRole('group', { name: title })).toHaveCount(0)
  await host.context().close()
  await enterAs(page, guest, `/trips/${id}`)
  await expect(page.getByText('Declined', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('The week after would be fine.')).toBeVisible()
  await expectAccessible()
})

test('a request that nobody answers expires for both, without a reload', { tag: '@once' }, async ({
  page,
  server,
  browser,
}) => {
  const guest = await newPerson(server, verified)
  const slot = await freeSlot(server, await idOf(server, 'Alder House Garden Front'), { daysAhead: 40 })
  const { id } = await requestBooking(server, guest, slot, 'Nobody Home')
  await server.query("update bookings set expires_at = now() + interval '8 seconds' where id = $1", [id])
  await enterAs(page, guest, `/trips/${id}`)
  const host = await openAs(browser, server, HOST, `/hosting?tab=today&booking=${id}`)
  await expect(page.getByText('Expired', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
  await expect(host.getByText('Expired', { exact: true }).first()).toBeVisible({ timeout: 30_000 })
  await expect(host.getByRole('button', { name: /Accept/ })).toHaveCount(0)
  await host.context().close()
})

test('a declined card is followed by another, and by a bank that wants to check the person', {
  tag: '@once',
}, async ({ page, server, expectToast, expectAccessible }) => {
  const slot = await freeSlot(server, await idOf(server, 'The Alder House Drawing Room'), { daysAhead: 45 })
  const guest = await newPerson(server, verified)
  await enterAs(page, guest, checkoutPath(slot))
  await describeProduction(page, 'Second Card')
  await typeCard(page, CARDS.declines)
  await agree(page)
  await pay(page)
  await expect(page.getByText('Your card was declined').first()).toBeVisible()
  await expect(page.getByText('left to pay').first()).toBeVisible()
  await expectAccessible()
  // A reload in the middle finds the booking again, with everything but the card.
  await page.reload()
  await expect(page.getByText('Second Card').first()).toBeVisible()
  await typeCard(page, CARDS.authenticates)
  await pay(page)
  const bank = page.getByRole('dialog', { name: 'Your bank wants to confirm it’s you' })
  await bank.getByRole('button', { name: 'Approve' }).click()
  await expectToast('Booking requested!')
  const rows = (await server.query(
    `select b.state, array_agg(p.state order by p.attempt) as cards from bookings b
      join payments p on p.booking_id = b.id join users u on u.id = b.guest_id
      where u.email = $1 group by b.id`,
    [guest.email],
  )) as { state: string; cards: string[] }[]
  expect(rows).toEqual([{ state: 'pending', cards: ['declined', 'authorised'] }])
})

test('a second declined card gives the time back, and says so', { tag: '@once' }, async ({
  page,
  server,
  expectAccessible,
}) => {
  const slot = await freeSlot(server, await idOf(server, 'The Alder House Drawing Room'), { daysAhead: 46 })
  const guest = await newPerson(server, verified)
  await enterAs(page, guest, checkoutPath(slot))
  await describeProduction(page, 'Two Cards')
  await typeCard(page, CARDS.declines)
  await agree(page)
  await pay(page)
  await expect(page.getByText('If that one is declined too, we’ll release it.').first()).toBeVisible()
  await typeCard(page, CARDS.declines)
  await pay(page)
  await expect(page.getByText('Your card was declined again')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
})

test('a second hold moves up when the first is withdrawn', { tag: '@once' }, async ({
  page,
  server,
  expectToast,
  mailTo,
}) => {
  const slot = await freeSlot(server, await idOf(server, 'The Alder House Drawing Room'), { daysAhead: 55 })
  const first = await newPerson(server, verified)
  const second = await newPerson(server, verified)
  const { id } = await requestBooking(server, first, slot, 'First In Line')
  await enterAs(page, second, checkoutPath(slot))
  await page.getByRole('link', { name: 'Take second hold' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Take second hold' })).toBeVisible()
  await describeProduction(page, 'Second In Line')
  await expect(page.getByLabel('Card number')).toHaveCount(0)
  await agree(page)
  await page.getByRole('button', { name: 'Take second hold' }).first().click()
  await expectToast('You have a second hold')
  await post(server, first, `/api/bookings/${id}/withdraw`)
  await mailTo(second.email, 'booking-promote')
  await page.goto('/trips')
  await expect(page.getByText('Offered', { exact: true }).first()).toBeVisible()
  await page
    .getByRole('link', { name: /^Confirm by/ })
    .first()
    .click()
  await typeCard(page, CARDS.good)
  await pay(page)
  await expectToast('Booking requested!')
  await page.goto('/trips')
  await expect(page.getByText('Pending', { exact: true }).first()).toBeVisible()
})

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < 9; pressed++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Nine presses of Tab do not lead there')
}

test('the whole request works by keyboard alone', { tag: '@once' }, async ({ page, server, expectToast }) => {
  const slot = await freeSlot(server, await idOf(server, 'The 1962 Lounge'), { daysAhead: 30 })
  await enterAs(page, await newPerson(server, verified), checkoutPath(slot))
  const { keyboard } = page
  await page.getByLabel('Crew', { exact: true }).focus()
  await keyboard.press('ArrowUp')
  await page.getByLabel('Production title').focus()
  await keyboard.type('By Hand')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Stills' })).toBeChecked()
  await keyboard.press('Tab')
  await keyboard.type('No mouse was used')
  await tabTo(page, page.getByRole('checkbox', { name: 'None of these' }))
  await keyboard.press('Space')
  // Gift cards and coupons come before the card.
  await tabTo(page, page.getByLabel('Card number'))
  await keyboard.type(CARDS.good)
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await keyboard.press('Tab')
  await keyboard.type('1240')
  await keyboard.press('Tab')
  await keyboard.type('123')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await expectToast('Booking requested!')
})

test('a message never covers the button that pays', { tag: '@once' }, async ({ page, server }) => {
  const slot = await freeSlot(server, await idOf(server, 'Foundry Street Brick Loft'))
  await enterAs(page, await newPerson(server, verified), checkoutPath(slot))
  for (const width of [390, 800, 1024, 1440]) {
    await page.setViewportSize({ width, height: 720 })
    await page.goto(checkoutPath(slot))
    const button = page.getByRole('button', { name: 'Confirm & Pay' })
    await button.click()
    const message = page.locator('[data-sonner-toast]').first()
    await expect(message).toHaveAttribute('data-mounted', 'true')
    // Until it has moved in.
    await expect.poll(async () => overlap(await message.boundingBox(), await button.boundingBox())).toBe(0)
  }
})

type Box = { x: number; y: number; width: number; height: number } | null

function overlap(one: Box, other: Box): number {
  if (!one || !other) throw new Error('both are on the page')
  const along = (from: 'x' | 'y', size: 'width' | 'height') =>
    Math.min(one[from] + one[size], other[from] + other[size]) - Math.max(one[from], other[from])
  return Math.max(0, along('x', 'width')) * Math.max(0, along('y', 'height'))
}
