import type { Page } from '@playwright/test'
import { freeSlot, openAs, requestBooking } from '../support/bookings.ts'
import { idOf } from '../support/listings.ts'
import { enterAs, newPerson, type Person } from '../support/people.ts'
import type { TestServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

/** The host who owns the loft. */
const HOST = 'wren@roomtone.test'
const GUEST_NAME = 'Ines Moreau'

/** An instant booking with its packet. */
async function confirmedBooking(server: TestServer, guest: Person, title: string): Promise<string> {
  const slot = await freeSlot(server, await idOf(server, 'Foundry Street Brick Loft'), { daysAhead: 40 })
  const { id } = await requestBooking(server, guest, slot, title)
  await expect
    .poll(() => server.query('select id from compliance_packets where booking_id = $1', [id]))
    .toHaveLength(1)
  return id
}

async function ask(server: TestServer, { session }: Person, method: string, path: string, body?: object) {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.access_token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return response.json()
}

function codeIn({ text }: { text: string }): string {
  const code = /Code\D*(\d{6})/.exec(text)?.[1]
  if (!code) throw new Error(`No code in:\n${text}`)
  return code
}

function field(page: Page) {
  return page.getByRole('img', { name: /^Signature field/ })
}

/** The place of a point of the field on the screen, in shares of its width and height. */
async function spotOn(page: Page): Promise<(x: number, y: number) => { x: number; y: number }> {
  await field(page).scrollIntoViewIfNeeded()
  const box = await field(page).boundingBox()
  if (!box) throw new Error('The signature field is not on the screen')
  return (x, y) => ({ x: box.x + x * box.width, y: box.y + y * box.height })
}

const WAVE = [
  [0.15, 0.7],
  [0.3, 0.2],
  [0.4, 0.75],
  [0.55, 0.3],
  [0.65, 0.7],
  [0.85, 0.4],
] as const

async function drawByMouse(page: Page): Promise<void> {
  const spot = await spotOn(page)
  const [first, ...rest] = WAVE.map(([x, y]) => spot(x, y))
  await page.mouse.move(first?.x ?? 0, first?.y ?? 0)
  await page.mouse.down()
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 6 })
  await page.mouse.up()
}

async function drawByFinger(page: Page): Promise<void> {
  const spot = await spotOn(page)
  const finger = await page.context().newCDPSession(page)
  const [first, ...rest] = WAVE.map(([x, y]) => spot(x, y))
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: first ? [first] : [] })
  for (const point of rest)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}

test.use({ expectedErrors: [/status of 422/] })

test('both sides sign, one of them by keyboard alone, and with the crew listed it is cleared to shoot', {
  tag: '@once',
}, async ({ page, browser, server, mailTo, expectToast, expectAccessible }) => {
  test.slow()
  const guest = await newPerson(server, { verified: true })
  const id = await confirmedBooking(server, guest, 'Two Signatures')
  await enterAs(page, guest, `/trips/${id}`)
  await expect(page.getByRole('heading', { name: 'Not yet cleared to shoot' })).toBeVisible()
  await expect(page.getByText('Documents missing', { exact: true })).toBeVisible()
  await expect(page.getByText('3 to do before the shoot · 2 are yours')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Read and sign' }).click()

  await expect(page.getByRole('heading', { level: 1, name: /^Location release RT-/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Read to the end to sign' })).toBeVisible()
  await expect(page.getByLabel('Your legal name')).toBeHidden()
  await expectAccessible()
  await page.locator('#main').press('End')
  await expect(page.getByRole('heading', { name: 'Sign the release' })).toBeVisible()
  const sign = page.getByRole('button', { name: 'Sign the release' })
  await sign.click()
  await expect(page.getByText('Please type your legal name').first()).toBeVisible()
  await page.getByLabel('Your legal name').fill('Somebody Else')
  await sign.click()
  await expect(page.getByText('Please draw your signature').first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Sign with my typed name instead' })).toBeFocused()
  await drawByMouse(page)
  await page.getByRole('checkbox', { name: 'I agree to sign electronically' }).check()
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByText(`We sent a code to ${guest.email}`)).toBeVisible()
  const code = codeIn(await mailTo(guest.email, 'signing-code'))
  await expect(page.getByLabel('Code from your email')).toBeFocused()
  await page.getByLabel('Code from your email').fill(code)
  await sign.click()
  await expect(page.getByText('This isn’t the name we verified').first()).toBeVisible()
  await expect(page.getByLabel('Your legal name')).toBeFocused()
  await expectAccessible()

  await page.getByLabel('Your legal name').fill(GUEST_NAME)
  await page.getByLabel('Code from your email').fill(code === '000000' ? '000001' : '000000')
  await sign.click()
  await expect(page.getByText('This isn’t the code we emailed').first()).toBeVisible()
  await page.getByLabel('Code from your email').fill(code)
  await sign.click()
  await expectToast('Release signed')
  await expect(page.getByRole('heading', { name: 'You’ve signed' })).toBeVisible()
  await expect(page.getByText(/^Now it’s \S+’s turn\./)).toBeVisible()
  await expectAccessible()

  const host = await openAs(browser, server, HOST, `/release/${id}`)
  await host.getByRole('button', { name: 'Continue to sign' }).focus()
  await host.keyboard.press('Enter')
  const [profile] = (await server.query('select full_name from profiles where email = $1', [HOST])) as {
    full_name: string
  }[]
  await host.getByLabel('Your legal name').focus()
  await host.keyboard.type(profile?.full_name ?? '')
  await host.getByRole('checkbox', { name: 'Sign with my typed name instead' }).press('Space')
  await host.getByRole('checkbox', { name: 'I agree to sign electronically' }).press('Space')
  await host.getByRole('button', { name: 'Email me a code' }).press('Enter')
  await expect(host.getByLabel('Code from your email')).toBeFocused()
  await host.keyboard.type(codeIn(await mailTo(HOST, 'signing-code')))
  await host.keyboard.press('Enter')
  await expect(host.getByText(/Both sides have signed/)).toBeVisible()
  await host.context().close()

  // The guest's page was open the whole time.
  await expect(page.getByText(/Both sides have signed/)).toBeVisible()
  const signatures = await server.query(
    `select s.party, r.version from release_signatures s join releases r on r.id = s.release_id
      where r.booking_id = $1 order by s.party`,
    [id],
  )
  expect(signatures).toEqual([
    { party: 'guest', version: 1 },
    { party: 'host', version: 1 },
  ])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

  const { revision } = (await ask(server, guest, 'GET', `/api/bookings/${id}/crew`)) as { revision: string }
  const members = [{ name: 'Ode Lindqvist', role: 'Gaffer', email: null, isMinor: false }]
  await ask(server, guest, 'PUT', `/api/bookings/${id}/crew`, { revision, members })
  await page.getByRole('link', { name: 'Back to your trip' }).click()
  await expect(page.getByRole('heading', { name: 'Cleared to shoot', exact: true })).toBeVisible()
  await expect(page.getByText('Documents complete', { exact: true })).toBeVisible()
  await expectAccessible()
})

test('a release that is reissued while it is read is shown again, and keeps what was typed', {
  tag: '@once',
}, async ({ page, server, expectAccessible }) => {
  const guest = await newPerson(server, { verified: true })
  const id = await confirmedBooking(server, guest, 'Working Title')
  await enterAs(page, guest, `/release/${id}`)
  await page.getByRole('button', { name: 'Continue to sign' }).focus()
  await page.getByLabel('Your legal name').fill(GUEST_NAME)
  await drawByMouse(page)

  const trip = await page.context().newPage()
  await trip.goto(`/trips/${id}`)
  await trip.getByRole('button', { name: 'Change production details' }).click()
  await trip.getByLabel('Production title').fill('Final Title')
  await trip.getByRole('button', { name: 'Save and update the release' }).click()
  await expect(trip.getByText('Final Title').first()).toBeVisible()
  await trip.close()

  await expect(page.getByText('There’s a new version of the release').first()).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Show the new version' }).click()
  await expect(page.getByText(/^Version 2, issued/)).toBeVisible()
  await expect(page.getByText('Final Title').first()).toBeVisible()
  await expect(page.getByText('There’s a new version of the release')).toHaveCount(0)
  await expect(page.getByLabel('Your legal name')).toBeHidden()
  await page.getByRole('button', { name: 'Continue to sign' }).focus()
  await expect(page.getByLabel('Your legal name')).toHaveValue(GUEST_NAME)
  await expect(page.getByRole('img', { name: 'Signature field, signed' })).toBeVisible()

  await page.getByRole('link', { name: /^Version 1, until/ }).click()
  await expect(page).toHaveURL(/version=1$/)
  await expect(page.getByText('This version was replaced on')).toBeVisible()
  await expect(page.getByText(/Working Title/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign the release' })).toHaveCount(0)
  await expectAccessible()
})

test('a finger signs on a phone', { tag: '@phone' }, async ({
  page,
  server,
  mailTo,
  expectToast,
  expectAccessible,
}) => {
  const guest = await newPerson(server, { verified: true })
  const id = await confirmedBooking(server, guest, 'By Hand')
  await enterAs(page, guest, `/release/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: /^Location release RT-/ })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('heading', { name: 'Sign the release' })).toBeVisible()
  await page.getByLabel('Your legal name').fill(GUEST_NAME)
  await drawByFinger(page)
  await expect(page.getByRole('img', { name: 'Signature field, signed' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('img', { name: 'Signature field, empty' })).toBeVisible()
  await drawByFinger(page)
  await drawByFinger(page)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('img', { name: 'Signature field, empty' })).toBeVisible()
  await spotOn(page)
  const before = await page.evaluate(() => window.scrollY)
  await drawByFinger(page)
  expect(await page.evaluate(() => window.scrollY), 'a finger on the field draws and does not scroll').toBe(
    before,
  )
  await page.getByRole('checkbox', { name: 'I agree to sign electronically' }).check()
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await page.getByLabel('Code from your email').fill(codeIn(await mailTo(guest.email, 'signing-code')))
  await expectAccessible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Sign the release' }).click()
  await expectToast('Release signed')
  await expect(page.getByRole('heading', { name: 'You’ve signed' })).toBeVisible()
  await expectAccessible()
})
