import { idOf } from '../support/listings.ts'
import { expect, signIn, storeSession, test } from '../support/test.ts'

/** Nobody in the demo is about to come: a place does not move while it has guests. */
const ROOM = 'Pine Ridge Deck Spa'

test('a host changes a price right away; a new address waits for review while the listing stays live', {
  tag: '@once',
}, async ({ page, browser, server, signInAs, expectToast }) => {
  const id = await idOf(server, ROOM)
  const editor = (section: string) => `/hosting?tab=listings&listing=${id}&section=${section}`
  await storeSession(page, await signIn(server.url, 'noor@roomtone.test'))
  await page.goto(editor('prices'))
  await page.getByLabel('Price per day', { exact: true }).fill('640')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast('Saved')
  // An address that nobody has requested yet, because pages are cached for a few seconds.
  await page.goto(`/properties?after=${id}`)
  await expect(page.getByRole('article').filter({ hasText: ROOM })).toContainText('$640')

  await page.goto(editor('location'))
  await page.getByLabel('Street address').fill('11 Pine Ridge Trail')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('This address is under review')).toBeVisible()

  const context = await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() })
  const admin = await context.newPage()
  await signInAs('admin', admin)
  await admin.goto('/admin/applications')
  const card = admin.getByRole('listitem').filter({ hasText: ROOM })
  await expect(card).toContainText('11 Pine Ridge Trail')
  await card.getByRole('button', { name: `Approve Application: ${ROOM}` }).click()
  await expect(card).toHaveCount(0)
  await context.close()

  await page.reload()
  await expect(page.getByText('This address is under review')).toHaveCount(0)
  await expect(page.getByLabel('Street address')).toHaveValue('11 Pine Ridge Trail')
  const [row] = await server.query('select address from properties where id = $1', [id])
  expect(row).toEqual({ address: '11 Pine Ridge Trail' })
})

test('what was changed is not lost by leaving in a hurry', { tag: '@once' }, async ({
  page,
  server,
  signInAs,
}) => {
  const id = await idOf(server, 'Casa Tamarisk Pool Terrace')
  await signInAs('host')
  await page.goto(`/hosting?tab=listings&listing=${id}&section=texts`)
  await page.getByLabel('Tagline').fill('A pool at the edge of the desert')
  await page.getByRole('link', { name: 'Messages' }).first().click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog).toContainText('Unsaved changes')
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('Tagline')).toHaveValue('A pool at the edge of the desert')

  // A session that ends elsewhere asks nothing: what was typed is restored after signing in.
  const session = await page.evaluate(() => localStorage.getItem('roomtone.session') ?? '')
  const other = await page.context().newPage()
  await other.goto('/help')
  await other.evaluate(() => localStorage.removeItem('roomtone.session'))
  await expect(page).toHaveURL(/\/auth\?.*next=/)
  await other.evaluate((kept) => localStorage.setItem('roomtone.session', kept), session)
  await other.close()
  await expect(page.getByLabel('Tagline')).toHaveValue('A pool at the edge of the desert')

  const logOut = async () => {
    await page.getByRole('button', { name: 'Your menu' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
  }
  await logOut()
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('Tagline')).toHaveValue('A pool at the edge of the desert')
  await logOut()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible()
})

test('the keyboard goes on where it was when a calendar is removed, and when rules are moved and removed', {
  tag: '@once',
}, async ({ page, server, signInAs, expectToast }) => {
  const id = await idOf(server, 'Alder House Garden Front')
  await server.query(
    `insert into calendar_feeds (property_id, name, url, created_at)
     values ($1, 'Other site', 'https://calendar.example/a.ics', now())`,
    [id],
  )
  await signInAs('host')
  await page.goto(`/hosting?tab=calendar&listing=${id}`)
  await page.getByRole('button', { name: 'Remove Other site' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expectToast('Other site removed')
  await expect(page.getByRole('heading', { name: 'Calendar sync' })).toBeFocused()

  await page.goto(`/hosting?tab=listings&listing=${id}&section=rules`)
  const add = page.getByRole('button', { name: 'Add a rule' })
  const titles = page.getByLabel('Rule', { exact: true })
  await add.click()
  await titles.nth(1).fill('Second')
  await add.click()
  await titles.nth(2).fill('Third')
  await titles.nth(0).fill('First')
  await page.getByRole('button', { name: 'Move rule 1 down' }).press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move rule 3 down' })).toBeFocused()
  for (const [place, title] of ['Second', 'Third', 'First'].entries())
    await expect(titles.nth(place)).toHaveValue(title)
  await page.getByRole('button', { name: 'Remove rule 3' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove rule 2' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(add).toBeFocused()
})
