import type { Locator, Route } from '@playwright/test'
import { idOf } from '../support/listings.ts'
import { expect, test } from '../support/test.ts'

// A month whose reload failed.
test.use({ expectedErrors: [/status of 500/] })

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('typing a place suggests it, and the filters live in the address', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/search')
  await expect(page.getByRole('heading', { name: '21 spaces' })).toBeVisible()
  await expectAccessible()
  const where = page.getByRole('combobox', { name: 'Location' })
  await where.fill('huds')
  await page.getByRole('option', { name: /Hudson, NY/ }).click()
  await expect(page).toHaveURL(/where=Hudson/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('3 more spaces in this house')
  await page.goto('/search?where=californa')
  await expect(page.getByText(/We read “californa” as California/)).toBeVisible()
  await page.goto('/search?amenities=pool&sort=price')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('Casa Tamarisk Pool Terrace')
  await expect(page.getByRole('article')).toContainText('Private')
  await page.getByRole('link', { name: 'Remove Pool' }).click()
  await expect(page.getByRole('article').first()).toContainText('Room 214')

  // A filter that is removed while another is still being typed stays removed.
  await page.goto('/search?where=Hudson')
  await page.getByLabel('Crew size').first().focus()
  await page.getByRole('link', { name: 'Remove Hudson' }).evaluate((chip: HTMLElement) => {
    document.execCommand('insertText', false, '3')
    chip.click()
  })
  await expect(page).toHaveURL(/\/search$/)
  await page.waitForTimeout(500)
  await expect(page).toHaveURL(/\/search$/)
})

test('with a day, spaces are compared by what the day costs in all', async ({
  page,
  expectAccessible,
}, info) => {
  await page.goto(`/search?from=${dayFromNow(50)}&crew=4`)
  await expect(async () => {
    await page.getByLabel('Sort').selectOption('Total: low to high')
    await expect(page).toHaveURL(/sort=price/, { timeout: 3_000 })
  }).toPass()
  const totals = async () => {
    const cards = await page.getByRole('article').allInnerTexts()
    return cards.map((text) => Number(/\$([\d,]+) total/.exec(text)?.[1]?.replaceAll(',', '')))
  }
  await expect(async () => {
    const shown = await totals()
    expect(shown.length).toBeGreaterThan(5)
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  }).toPass()
  const all = await totals()
  const most = all[2] ?? 0

  const isPhone = info.project.name === 'phone'
  if (isPhone) await page.getByRole('button', { name: /^Filters/ }).click()
  else await page.locator('summary').filter({ hasText: 'Price' }).click()
  const fields = page.getByRole('group', { name: 'Total for your time, with fees and taxes' })
  await fields.filter({ visible: true }).getByLabel('Up to $').fill(String(most))
  if (isPhone) await page.getByRole('button', { name: /^Show / }).click()
  await expect(page).toHaveURL(new RegExp(`maxTotal=${most}`))
  await expect.poll(totals).toEqual(all.filter((total) => total <= most))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d spaces?$/)
  await expectAccessible()

  // Without the day there is no total to compare.
  await page.getByRole('link', { name: `Remove Up to $${most.toLocaleString('en-US')} in total` }).click()
  await expect.poll(async () => (await totals()).length).toBe(all.length)
  await page.goto(`/search?from=${dayFromNow(50)}&maxTotal=1`)
  await expect(page.getByText('No spaces match your search')).toBeVisible()
})

test('a search reads without JavaScript', { tag: '@once' }, async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/search?where=Los+Angeles')
  await expect(page.getByRole('link', { name: 'Northlight Cyclorama Studio' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Northlight Cyclorama Studio' }).first().click()
  await expect(page.getByRole('heading', { name: 'Northlight Cyclorama Studio', level: 1 })).toBeVisible()
  await context.close()
})

test('the booking card prices a choice as the specification does, and offers another when it is taken', {
  tag: '@once',
}, async ({ page, server, expectAccessible }) => {
  const [loft] = (await server.query(
    "select p.id, p.search_id from properties p where p.title = 'Foundry Street Brick Loft'",
  )) as { id: string; search_id: number }[]
  const day = dayFromNow(45)
  await page.goto(`/property/${loft?.id}?by=hour&date=${day}&start=600&hours=4`)
  // 4 × $150 + $50 cleaning = $650; 12% is $78, 9% is $59; $787 in all.
  const main = page.getByRole('main')
  await expect(main.getByText('$787').first()).toBeVisible()
  await expect(main.getByText('$78', { exact: true }).first()).toBeAttached()
  await expect(main.getByText('$59', { exact: true }).first()).toBeAttached()
  await expectAccessible()

  await server.query(
    "insert into holds (listing_id, during, kind, created_at) values ($1, tstzrange($2::timestamptz, $2::timestamptz + interval '8 hours'), 'block', now())",
    [loft?.search_id, `${day}T13:00:00Z`],
  )
  // Half an hour later, for another address: the earlier page is cached for a few seconds.
  await page.goto(`/property/${loft?.id}?by=hour&date=${day}&start=630&hours=4`)
  if (test.info().project.name === 'phone') {
    await page.getByRole('button', { name: 'Request to Book' }).filter({ visible: true }).click()
    await expectEscapeToCloseTheCalendarAlone(page.getByRole('dialog', { name: 'Request to Book' }))
  }
  await expect(page.getByText('Closest available times').filter({ visible: true })).toBeVisible()
  await expect(
    page
      .getByText(/ isn’t available\.$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
})

async function expectEscapeToCloseTheCalendarAlone(sheet: Locator): Promise<void> {
  await sheet
    .getByRole('button', { name: /open the calendar$/ })
    .first()
    .click()
  const days = sheet.getByRole('grid')
  await days.locator('[data-date]:focus').waitFor()
  await sheet.page().keyboard.press('Escape')
  await expect(days).toHaveCount(0)
  await expect(sheet).toBeVisible()
}

test('the photographs are looked through with the keyboard, and the focus returns', {
  tag: '@once',
}, async ({ page, server }) => {
  await page.goto(`/property/${await idOf(server, 'Glasshouse on Fern Lane')}`)
  const opener = page.getByRole('button', { name: 'Open photo 1 of 5' }).filter({ visible: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /Photos/ })
  await expect(dialog.getByRole('status')).toHaveText('1 / 5')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('status')).toHaveText('2 / 5')
  const next = dialog.getByRole('button', { name: 'Next photo' })
  await next.focus()
  await page.keyboard.press('End')
  await expect(dialog.getByRole('status')).toHaveText('5 / 5')
  await expect(next, 'which leads no further').toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('status')).toHaveText('4 / 5')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a listing that is switched off is not there for strangers', { tag: '@once' }, async ({
  page,
  server,
}) => {
  const [cabin] = (await server.query(
    "update properties set available = false where title = 'Juniper Lake Cabin' returning id",
  )) as { id: string }[]
  const response = await page.request.get(`/property/${cabin?.id}`)
  expect(response.status()).toBe(404)
  await server.query("update properties set available = true where title = 'Juniper Lake Cabin'")
  expect((await page.request.get(`/property/${cabin?.id}?again`)).status()).toBe(200)
})

test('a host blocks a day, and search no longer offers it', { tag: '@once' }, async ({
  page,
  server,
  signInAs,
  expectToast,
}) => {
  await signInAs('host')
  const [studio] = (await server.query(
    "select id from properties where title = 'Northlight Cyclorama Studio'",
  )) as { id: string }[]
  const day = dayFromNow(62)
  await page.goto(`/search?where=Los+Angeles&from=${day}`)
  await expect(page.getByRole('article').filter({ hasText: 'Northlight' })).toBeVisible()
  await page.goto(`/hosting?tab=calendar&listing=${studio?.id}&month=${day.slice(0, 7)}`)
  const label = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
  // What is typed survives a month whose reload failed, and the saving of the form beside it.
  const price = page.getByLabel('Per day ($)', { exact: true })
  await page.getByRole('button', { name: 'Edit Price' }).click()
  const typed = `${await price.inputValue()}.00`
  await price.fill(typed)
  let failures = 0
  const fail = (route: Route) => {
    failures += 1
    return route.fulfill({ status: 500, body: '' })
  }
  await page.route('**/calendar?*', fail, { times: 3 })
  await page.getByRole('gridcell', { name: new RegExp(`${label}\\b`) }).click()
  await page.getByRole('button', { name: 'Block' }).click()
  await page.locator('form').getByRole('button', { name: 'Block' }).click()
  await expectToast('Blocked: 1 day')
  // Asked three times before it is given up.
  await expect.poll(() => failures).toBe(3)
  await expect(price).toHaveValue(typed)
  await page.getByRole('button', { name: 'Edit Availability' }).click()
  await page.getByLabel('Maximum days').fill('29')
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(page.getByRole('button', { name: 'Edit Availability' })).toBeFocused()
  await expect(price).toHaveValue(typed)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Edit Price' })).toBeFocused()
  // Another address, because the earlier page is cached for a few seconds.
  await page.goto(`/search?where=Los+Angeles&from=${day}&crew=2`)
  await expect(page.getByRole('article').filter({ hasText: 'Sawtooth Hall' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Northlight' })).toHaveCount(0)
})

test('what is far below is laid out soon after, and coming back finds the same place', {
  tag: '@once',
}, async ({ page }) => {
  const whole = page.locator('html:not([data-short])')
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  await page.addInitScript(() => {
    const looked = new MutationObserver((records) => {
      if (records.some(({ attributeName }) => attributeName === 'data-short')) document.title = 'was short'
    })
    looked.observe(document, { subtree: true, attributeFilter: ['data-short'] })
  })
  await page.goto('/search')
  await expect(page).toHaveTitle('was short')
  await expect(whole).toBeAttached()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const before = await place()
  expect(before).toBeGreaterThan(1000)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help center' }).click()
  await expect(page).toHaveURL(/\/help/)
  await page.goBack()
  await expect.poll(place).toBe(before)
  await expect(whole).toBeAttached()
})

test('a clock that is ahead does not redraw a live page', { tag: '@once' }, async ({ page, server }) => {
  await page.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() + 10 * 60_000
  })
  const listing = await idOf(server, 'Glasshouse on Fern Lane')
  for (const path of [
    '/',
    '/search',
    '/search?where=californa',
    '/properties',
    `/property/${listing}`,
    '/help',
  ]) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-ready', /./)
  }
})
