import { randomUUID } from 'node:crypto'
import { idOf } from '../support/listings.ts'
import type { TestServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

const NORTHLIGHT = 'Northlight Cyclorama Studio'
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const nameOf = (day: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))

/** Somebody waits for a day that its host has blocked for now. */
async function someoneWaits(server: TestServer, property: string, day: string): Promise<void> {
  await server.query(
    `insert into holds (listing_id, during, kind, note, created_at)
     select search_id, tstzrange(($2 || ' 00:00')::timestamp at time zone time_zone,
       ($2 || ' 24:00')::timestamp at time zone time_zone), 'block', 'Repainting', now() from properties where id::text = $1`,
    [property, day],
  )
  await server.query(
    `insert into bookings select (jsonb_populate_record(bookings, jsonb_build_object(
       'id', $3::text, 'request_key', $3::text, 'property_id', $1::text, 'state', 'second_hold', 'confirmed_at', null,
       'during', '[' || $2::text || ' 18:00+00,' || $2 || ' 22:00+00)', 'expires_at', now() + interval '3 days'))).*
     from bookings where state = 'confirmed' and property_id::text = $1 limit 1`,
    [property, day, randomUUID()],
  )
}

test('hours are blocked and taken back; a second hold is seen and released', async ({
  page,
  server,
  signInAs,
  expectToast,
  expectAccessible,
}, info) => {
  const isPhone = info.project.name === 'phone'
  const day = dayFromNow(isPhone ? 70 : 77)
  const wanted = dayFromNow(isPhone ? 72 : 79)
  const id = await idOf(server, NORTHLIGHT)
  await someoneWaits(server, id, wanted)
  await signInAs('host')
  const open = (at: string) =>
    page.goto(
      isPhone
        ? `/hosting?tab=calendar&listing=${id}&month=${at.slice(0, 7)}`
        : `/hosting?tab=calendar&view=week&from=${at}`,
    )
  const cell = (at: string) =>
    page.getByRole('gridcell', { name: isPhone ? new RegExp(nameOf(at)) : `${nameOf(at)}, ${NORTHLIGHT}` })

  await open(day)
  await cell(day).click()
  const bar = page.getByRole('region', { name: 'Selected days' })
  await expect(bar).toContainText('1 day, free')
  await bar.getByRole('button', { name: 'Block' }).click()
  const form = bar.locator('form')
  await form.getByLabel('Some hours').check()
  await form.getByLabel('To', { exact: true }).selectOption({ value: '840' })
  await form.getByLabel('Note').fill('Piano tuner')
  await expectAccessible()
  await form.getByRole('button', { name: 'Block' }).click()
  await expectToast('Blocked: 1 day')
  await expect(cell(day)).toHaveAccessibleName(/Blocked:? Piano tuner/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast('Unblocked again')
  await expect(cell(day)).not.toHaveAccessibleName(/Piano tuner/)

  await open(wanted)
  if (isPhone) await expect(page.getByText(/is waiting until/)).toBeVisible()
  else await expect(cell(wanted)).toHaveAccessibleName(/Second hold.*is waiting until/)
  await cell(wanted).click()
  await expect(bar).toContainText('Blocked · Repainting')
  await expect(bar).toContainText(/Second hold: \w+ is waiting until/)
  await bar.getByRole('button', { name: /^Release/ }).click()
  await expectToast('Second hold released')
  await expect(bar).toBeHidden()
  await cell(wanted).click()
  await expect(bar).not.toContainText('Second hold')
})

test('by keyboard alone, hours get a price of their own and a second hold is released from reservations', async ({
  page,
  server,
  signInAs,
  expectToast,
  expectAccessible,
}, info) => {
  const isPhone = info.project.name === 'phone'
  const day = dayFromNow(isPhone ? 84 : 92)
  const id = await idOf(server, NORTHLIGHT)
  await someoneWaits(server, id, dayFromNow(isPhone ? 98 : 105))
  await signInAs('host')
  await page.goto(`/hosting?tab=calendar&listing=${id}&month=${day.slice(0, 7)}`)
  const cell = page.getByRole('gridcell', { name: new RegExp(nameOf(day)) })
  await cell.focus()
  await page.keyboard.press('Enter')
  const bar = page.getByRole('region', { name: 'Selected days' })
  await expect(bar).toContainText('1 day')
  await page.keyboard.press('p')
  const perDay = bar.getByLabel('Price per day ($)')
  await expect(perDay).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bar.getByLabel('Price per hour ($)')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('187')
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expectToast('$187 per hour for 1 day')
  await expect(cell).toHaveAccessibleName(/\$187\/hr/)

  await page.goto('/hosting?tab=today&show=second_holds')
  // The demo has one more.
  const release = page.getByRole('button', { name: /^Release \w+’s second hold$/ })
  await expect(release).toHaveCount(2)
  await expect(page.getByText('left on this second hold')).toHaveCount(2)
  await expectAccessible()
  await release.first().focus()
  await page.keyboard.press('Enter')
  await expectToast('Second hold released')
  await expect(release).toHaveCount(1)
  await page.locator('main li h3 a').click()
  await expect(page.getByText(/is waiting in case this time opens up/)).toBeVisible()
  await expectAccessible()
})
