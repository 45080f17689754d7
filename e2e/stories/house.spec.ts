import { TERMS_BLOCKS } from '@roomtone/domain/listing/terms'
import { freeSlot, post, requestBooking, tryToBook } from '../support/bookings.ts'
import { idOf } from '../support/listings.ts'
import { enterAs, newPerson, type Person } from '../support/people.ts'
import type { TestServer } from '../support/server.ts'
import { expect, signIn, storeSession, test } from '../support/test.ts'

const HOST = 'noor@roomtone.test'

type Draft = { id: string; version: number; content: object; terms: object }

/** Confirmed, sent and approved: what the copy says is good as it is. */
async function publish(server: TestServer, host: Pick<Person, 'session'>, draftId: string): Promise<void> {
  const send = async (method: 'GET' | 'PUT', body?: object) => {
    const response = await fetch(`${server.url}/api/drafts/${draftId}`, {
      method,
      headers: {
        authorization: `Bearer ${host.session.access_token}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(await response.text())
    return (await response.json()) as Draft
  }
  const { version, content, terms } = await send('GET')
  const confirmed = { ...terms, confirmed: TERMS_BLOCKS }
  const draft = await send('PUT', { version, screen: 'terms', content, terms: confirmed })
  const { applicationId } = (await post(server, host, `/api/drafts/${draftId}/submit`, {
    version: draft.version,
  })) as { applicationId: string }
  const admin = { session: await signIn(server.url, 'admin@roomtone.test') }
  await post(server, admin, `/api/admin/applications/${applicationId}/decision`, {
    status: 'approved',
    adminNotes: '',
    revision: 1,
  })
}

test('a house is rented by the room: two crews on one day, and a third finds the next free time', async ({
  page,
  server,
  expectToast,
  expectAccessible,
}, info) => {
  test.slow()
  const isPhone = info.project.name === 'phone'
  const [whole, house] = isPhone
    ? ['Pine Ridge Deck Spa', 'Pine Ridge']
    : ['Water Tower Rooftop', 'Water Tower']
  const [deck, lounge] = [`${house} Cedar Deck`, `${house} Lounge`]
  const host = { session: await signIn(server.url, HOST) }
  await storeSession(page, host.session)

  await page.goto('/hosting?tab=listings')
  await page.getByRole('button', { name: `More for ${whole}` }).click()
  await page.getByRole('menuitem', { name: 'Rent parts of it separately' }).click()
  await expect(page.getByText('Bookings you already have keep everything they booked.')).toBeVisible()
  await page.getByLabel('Name of the house').fill(house)
  await page.getByRole('textbox', { name: 'Area 1' }).fill('Deck')
  await page.getByRole('textbox', { name: 'Area 2' }).fill('deck')
  await expect(page.getByText('Another area of this house has this name')).toBeVisible()
  await page.getByRole('textbox', { name: 'Area 2' }).fill('Living room')
  await page.getByRole('button', { name: 'Add an area' }).click()
  await page.getByRole('textbox', { name: 'Area 3' }).fill('Driveway')
  await page.getByLabel('How many crews may share it: Driveway').selectOption('2')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast('Saved')
  await expect(page.getByRole('heading', { level: 1, name: house })).toBeVisible()

  const houseId = new URL(page.url()).searchParams.get('house')
  await page.getByRole('button', { name: 'Add a space' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a space' })
  await dialog.getByLabel('Name of the space').fill(deck)
  await dialog.getByRole('group', { name: 'Deck' }).getByLabel('Only this crew').check()
  await dialog.getByRole('group', { name: 'Driveway' }).getByLabel('Shared').check()
  await dialog.getByLabel('Start from').selectOption({ label: `A copy of ${whole}` })
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/listing-wizard\?draft=/)
  const draftId = new URL(page.url()).searchParams.get('draft') ?? ''
  await page.goto(`/listing-wizard?draft=${draftId}&screen=address`)
  await expect(page.getByText(`This space is in ${house}, so its address is already set.`)).toBeVisible()
  await expect(page.getByLabel('Street address')).toHaveCount(0)
  await expectAccessible()
  // The wizard keeps where it is; what follows writes into the same draft.
  await page.getByRole('button', { name: 'Save & exit' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await publish(server, host, draftId)
  const wholeId = await idOf(server, whole)
  const second = (await post(server, host, `/api/hosting/premises/${houseId}/spaces`, {
    title: lounge,
    own: [1],
    shared: [2],
    copyOf: wholeId,
  })) as Draft
  await publish(server, host, second.id)

  await page.goto(`/hosting?tab=listings&house=${houseId}`)
  const card = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(card(deck)).toContainText(`Can be booked at the same time as ${lounge}.`)
  await expect(card(whole)).toContainText('While it’s booked, no other space here can be.')
  await expectAccessible()
  await page.goto('/hosting?tab=listings')
  await expect(page.getByRole('region', { name: house })).toContainText(`1 of 3 spaces in ${house}`)
  await expectAccessible()

  const slot = await freeSlot(server, wholeId, { daysAhead: 45 })
  for (const [title, production] of [
    [deck, 'Sun on the boards'],
    [lounge, 'Quiet talk'],
  ] as const) {
    const space = await freeSlot(server, await idOf(server, title), { daysAhead: 45 })
    expect([space.date, space.start]).toEqual([slot.date, slot.start])
    await requestBooking(server, await newPerson(server, { verified: true }), space, production)
  }
  const third = await newPerson(server, { verified: true })
  expect(await tryToBook(server, third, slot, 'All of it')).not.toBe('booked')
  const choice = `by=hour&date=${slot.date}&start=${slot.start}&hours=${slot.hours}`
  await enterAs(page, third, `/property/${wholeId}?${choice}`)
  if (isPhone) await page.getByRole('button', { name: 'Request to Book' }).click()
  const booking = isPhone ? page.getByRole('dialog') : page.getByRole('main')
  await expect(booking.getByText('Closest available times')).toBeVisible()
  await expectAccessible()
  await page.goto(`/property/${await idOf(server, deck)}`)
  const mine = page.getByRole('region', { name: 'What you have' })
  await mine.scrollIntoViewIfNeeded()
  await expect(mine).toContainText('To yourselves')
  await expect(mine).toContainText('Driveway')
})
