import type { Page } from '@playwright/test'
import { openAs, post } from '../support/bookings.ts'
import { idOf } from '../support/listings.ts'
import { enterAs, newPerson } from '../support/people.ts'
import { startServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

const HOST = 'host@roomtone.test'

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(words)
  await page.keyboard.press('Enter')
}

function thread(page: Page) {
  return page
    .getByRole('log')
    .or(page.getByLabel('Messages', { exact: true }))
    .first()
}

test('two people talk live; one is cut off, the server restarts, and both end with the same thread', {
  tag: '@once',
}, async ({ browser }) => {
  test.slow()
  const first = await startServer()
  const guest = await newPerson(first, { verified: true })
  const propertyId = await idOf(first, 'Glasshouse on Fern Lane')
  const { id } = (await post(first, guest, '/api/conversations', { propertyId })) as { id: string }
  const context = await browser.newContext({ baseURL: first.url })
  const page = await context.newPage()
  await enterAs(page, guest, `/messages?conversation=${id}`)
  const host = await openAs(browser, first, HOST, `/hosting?tab=messages&conversation=${id}`)
  await say(page, 'Is the south wall free of plants in March?')
  await expect(thread(host).getByText('Is the south wall free of plants in March?')).toBeVisible()
  await say(host, 'It is, and the light is best before noon.')
  await expect(thread(page).getByText('It is, and the light is best before noon.')).toBeVisible()

  await context.setOffline(true)
  await say(host, 'You can load in from the garden side.')
  await first.stop()
  const { url, databaseUrl } = first
  const second = await startServer({ DATABASE_URL: databaseUrl, PORT: new URL(url).port })
  await say(host, 'Trucks fit up to four meters.')
  await context.setOffline(false)
  await expect(thread(page).getByText('Trucks fit up to four meters.')).toBeVisible({ timeout: 40_000 })
  await say(page, 'Four meters is plenty, thank you.')
  await expect(thread(host).getByText('Four meters is plenty, thank you.')).toBeVisible({ timeout: 40_000 })
  const said = [
    'Is the south wall free of plants in March?',
    'It is, and the light is best before noon.',
    'You can load in from the garden side.',
    'Trucks fit up to four meters.',
    'Four meters is plenty, thank you.',
  ]
  const rows = await second.query('select content from messages where conversation_id = $1 order by seq', [
    id,
  ])
  expect(rows).toEqual(said.map((content) => ({ content })))
  for (const one of [page, host]) {
    const text = await thread(one).innerText()
    const places = said.map((words) => text.indexOf(words))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    for (const words of said) expect(text.split(words).length, words).toBe(2)
  }
  await host.context().close()
  await context.close()
  await second.stop()
})

test('what is said while a thread is being opened is in it', { tag: '@once' }, async ({
  page,
  server,
  browser,
}) => {
  const guest = await newPerson(server, { verified: true })
  const propertyId = await idOf(server, 'Glasshouse on Fern Lane')
  const { id } = (await post(server, guest, '/api/conversations', { propertyId })) as { id: string }
  const host = await openAs(browser, server, HOST, `/hosting?tab=messages&conversation=${id}`)
  // The page's first request is answered before the host writes, and the answer arrives after the news of it.
  await page.route(
    `**/api/conversations/${id}/messages*`,
    async (route) => {
      const before = await route.fetch()
      const told = page.waitForResponse(
        async (response) =>
          response.url().includes('/api/conversations?') && (await response.text()).includes('just aired'),
      )
      await say(host, 'The rooms were just aired.')
      await told
      await route.fulfill({ response: before })
    },
    { times: 1 },
  )
  await enterAs(page, guest, `/messages?conversation=${id}`)
  await expect(thread(page).getByText('The rooms were just aired.')).toBeVisible()
  await host.context().close()
})

test.describe('what the rules stop', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('is named and can be fixed; what hurts people is kept from the other side', { tag: '@once' }, async ({
    page,
    server,
    browser,
    expectToast,
    expectAccessible,
  }) => {
    const guest = await newPerson(server, { verified: true })
    const propertyId = await idOf(server, 'Casa Tamarisk Pool Terrace')
    const { id } = (await post(server, guest, '/api/conversations', { propertyId })) as { id: string }
    await enterAs(page, guest, `/messages?conversation=${id}`)
    await say(page, 'Call me at 213 555 0142')
    await expectToast('Message flagged', 'You can share contact details once a booking is confirmed.')
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Call me at 213 555 0142')
    await say(page, 'I can pay you by Venmo instead')
    await expectToast('Message flagged', 'Payments stay on Roomtone')
    await say(page, 'We shoot at 5, call time 4:30, 2 grip trucks')
    await expect(page.getByText('We shoot at 5, call time 4:30, 2 grip trucks').last()).toBeVisible()
    await say(page, 'I will kill you if you say no')
    await expect(page.getByText('This message was flagged:')).toBeVisible()
    await expectAccessible()
    const host = await openAs(browser, server, HOST, `/hosting?tab=messages&conversation=${id}`)
    await expect(host.getByText('We shoot at 5, call time 4:30, 2 grip trucks').last()).toBeVisible()
    await expect(host.getByText('I will kill you')).toHaveCount(0)
    await host.context().close()
  })
})
