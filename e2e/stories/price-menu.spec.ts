import { idOf } from '../support/listings.ts'
import { photoFiles } from '../support/photos.ts'
import { expect, test } from '../support/test.ts'

/** Nobody in the demo books it during this story. */
const TERRACE = 'Casa Tamarisk Pool Terrace'

test('a host makes a price menu and sees what shoots will pay, and another listing gets a copy', {
  tag: '@both',
}, async ({ page, server, signInAs, expectToast, expectAccessible }) => {
  const id = await idOf(server, TERRACE)
  const other = await idOf(server, 'Alder House Garden Front')
  const menuOf = (listing: string) => `/hosting?tab=listings&listing=${listing}&section=menu`
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await signInAs('host')
  await page.goto(menuOf(id))

  await page.getByRole('group', { name: 'Motion' }).getByLabel('Per day').fill('2000')
  await page.getByRole('button', { name: 'Add a crew tier' }).click()
  await page.getByRole('group', { name: 'Crew tier 1' }).getByLabel('Added per day').fill('250')
  await page.getByRole('button', { name: 'Add a crew tier' }).click()
  const second = page.getByRole('group', { name: 'Crew tier 2' })
  await expect(second.getByLabel('From')).toBeFocused()
  await second.getByLabel('From').fill('5')
  await save.click()
  await expect(
    second.getByText('Each crew tier has to start at a larger crew than the one above it'),
  ).toBeVisible()
  await second.getByLabel('From').fill('12')

  await page.getByRole('button', { name: 'Add an add-on' }).click()
  await page.getByRole('group', { name: 'New add-on' }).getByLabel('Name').fill('Site manager')
  const manager = page.getByRole('group', { name: 'Site manager' })
  await manager.getByLabel('Price', { exact: true }).fill('35')
  await manager.getByLabel('Charged').selectOption('Per hour')
  await manager.getByText('Required for some shoots').click()
  await manager.getByLabel('Crew of at least').fill('9')
  const example = page.getByRole('region', { name: 'What crews would pay' })
  await expect(example.getByText('Crew of 7 or more, 2 days × $250')).toBeVisible()
  await expect(example.getByText('Site manager, 20 hours × $35')).toBeVisible()
  await expectAccessible()
  await manager.locator('input[type=file]').setInputFiles(photoFiles(1))
  await expect(manager.getByRole('img', { name: 'Site manager' })).toBeVisible()
  await save.click()
  await expectToast('Saved')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Site manager Required if crew of 9 or more' })).toBeVisible()

  await page.getByRole('button', { name: 'Site manager Required if crew of 9 or more' }).click()
  await expect(manager.getByRole('img', { name: 'Site manager' })).toBeVisible()

  await page.goto(menuOf(other))
  await page.getByRole('button', { name: 'Copy the menu from…' }).click()
  await page.getByRole('menuitem', { name: TERRACE }).click()
  await expect(page.getByText(`Copied from ${TERRACE}`)).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('group', { name: 'Crew tier 1' })).toHaveCount(0)

  // Other stories pay the demo's prices.
  await server.query(`update properties set menu = null, menu_photos = '{}' where id = $1`, [id])
})
