import { randomUUID } from 'node:crypto'
import { agree, CARDS, freeSlot, pay, typeCard } from '../support/bookings.ts'
import { idOf } from '../support/listings.ts'
import { enterAs, newPerson } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const LOFT = 'Foundry Street Brick Loft'

const usual = { note: '', min: 1, max: 1, stockPerDay: null, leadHours: 0, photo: null, requiredIf: null }
const MENU = {
  kinds: [{ kind: 'motion', hourlyRate: 30_000, pricePerDay: null, minimumHours: null, crewMax: null }],
  crewTiers: [
    { from: 4, perHour: 1000, perDay: 8000 },
    { from: 8, perHour: 2500, perDay: 20_000 },
  ],
  addOns: [
    {
      ...usual,
      id: randomUUID(),
      name: 'Set medic',
      note: 'Licensed, with their own kit',
      unit: 'once',
      price: 35_000,
      requiredIf: { kinds: [], crewFrom: 8, outside: null },
    },
    {
      ...usual,
      id: randomUUID(),
      name: 'Folding chairs',
      unit: 'item',
      price: 500,
      max: 10,
      stockPerDay: 10,
    },
  ],
  prepPercent: 50,
  longDay: null,
}

test('a menu with a required add-on and two tiers is found, priced, booked and refunded', async ({
  page,
  server,
  expectToast,
  expectAccessible,
}, info) => {
  const isPhone = info.project.name === 'phone'
  const id = await idOf(server, LOFT)
  const setMenu = (menu: object | null) =>
    server.query('update properties set menu = $2::jsonb where id = $1', [id, menu && JSON.stringify(menu)])
  const [before] = (await server.query('select menu from properties where id = $1', [id])) as {
    menu: object | null
  }[]
  await setMenu(MENU)
  try {
    await server.query('update properties set max_guests = 12 where id = $1', [id])
    await server.query(
      'update listing_search set crew = 12 where id = (select search_id from properties where id = $1)',
      [id],
    )
    const { date } = await freeSlot(server, id, { daysAhead: 50 })
    const asked = `from=${date}&start=600&hours=4&crew=8&sort=price`
    await enterAs(page, await newPerson(server, { verified: true }), `/search?${asked}`)
    // $600, $100 for a crew of 8, the medic it needs, $50 for cleaning: $1,100 with $132 and $99.
    await expect(page.getByRole('article').filter({ hasText: LOFT })).toContainText('$1,331 total')
    await page.getByRole('link', { name: LOFT }).first().click()
    await expect(page.getByRole('heading', { name: 'Price menu' })).toBeVisible()
    await expect(page.getByText('Licensed, with their own kit')).toBeVisible()

    const card = isPhone ? page.getByRole('dialog', { name: 'Request to Book' }) : page.getByRole('main')
    if (isPhone) await page.getByRole('button', { name: 'Request to Book' }).filter({ visible: true }).click()
    await expect(card.getByText('$1,331').filter({ visible: true }).first()).toBeVisible()
    await card.getByLabel('Kind of production').selectOption('Motion')
    const medic = card.getByRole('checkbox', { name: /Set medic/ })
    await expect(medic).toBeChecked()
    await expect(medic).toBeDisabled()
    await card.getByRole('checkbox', { name: /Folding chairs/ }).check()
    await card.getByRole('button', { name: 'Folding chairs: one more' }).click()
    await card.getByRole('button', { name: 'Prep hours: one more' }).click()
    await expect(card.getByText('Prep from 9:00 AM, call 10:00 AM, wrap 2:00 PM')).toBeVisible()
    for (const line of [
      '4 hours × $300',
      'Prep, 1 hour at 50%',
      'Crew of 8 or more, 4 hours × $25',
      'Folding chairs, 2 × $5',
    ])
      await expect(card.getByText(line, { exact: true })).toBeVisible()
    await expectAccessible()
    await card.getByRole('button', { name: 'Request to Book' }).first().click()

    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByLabel('Crew', { exact: true })).toHaveValue('8')
    await expect(page.getByRole('radio', { name: 'Motion' })).toBeChecked()
    await page.getByLabel('Production title').fill('From the menu')
    await page.getByLabel('Purpose').fill('A short film about chairs')
    await page.getByRole('checkbox', { name: 'None of these' }).check()
    await page.getByLabel('Crew', { exact: true }).fill('9')
    await expect(page).toHaveURL(/crew=9/)
    await typeCard(page, CARDS.good)
    await agree(page)
    await expectAccessible()
    await pay(page)
    await expectToast('Booking confirmed')

    await page.goto('/trips')
    await page
      .getByRole('link', { name: new RegExp(LOFT) })
      .first()
      .click()
    await expect(page.getByText('Prep from 9:00 AM, call 10:00 AM, wrap 2:00 PM')).toBeVisible()
    await expect(page.getByText('Folding chairs, 2 × $5', { exact: true }).first()).toBeVisible()
    const bookingId = new URL(page.url()).pathname.split('/').at(-1)
    await page.getByRole('button', { name: 'Cancel booking' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').selectOption({ label: 'Plans have changed' })
    await dialog.getByRole('button', { name: /^Cancel and get \$/ }).click()
    await expectToast('Booking canceled')
    const [row] = (await server.query(
      `select b.total_cents::int as total, r.amount_cents::int as back
        from bookings b join refunds r on r.booking_id = b.id where b.id = $1`,
      [bookingId],
    )) as { total: number; back: number }[]
    expect(row?.back).toBe(row?.total)
  } finally {
    await setMenu(before?.menu ?? null)
  }
})
