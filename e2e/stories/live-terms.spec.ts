import { idOf } from '../support/listings.ts'
import { expect, test } from '../support/test.ts'

/** Nobody in the demo books it during this story. */
const TERRACE = 'Casa Tamarisk Pool Terrace'

test('a host whose live listing asks for confirmation finds it on Today, and confirms every part', async ({
  page,
  server,
  signInAs,
  expectToast,
  expectAccessible,
}) => {
  const id = await idOf(server, TERRACE)
  // A listing that was live before we asked for terms.
  await server.query(
    `update properties set terms_confirmed = '{}', terms_confirmed_at = null, cleaning_fee_cents = 18000 where id = $1`,
    [id],
  )
  const terms = async () => {
    const [row] = await server.query(
      'select weekend_days, weekend_price_cents, price_per_day_cents, hourly_rate_cents from properties where id = $1',
      [id],
    )
    return row
  }
  const before = await terms()
  await signInAs('host')
  await page.goto('/hosting?tab=today')
  const task = page.getByRole('listitem').filter({ hasText: `Confirm the terms of ${TERRACE}` })
  await expect(task).toContainText('12 parts are left.')
  await task.getByRole('link', { name: 'Review terms' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Your terms' })).toBeVisible()
  await expect(page.getByText('0 of 12 confirmed')).toBeVisible()
  await expectAccessible()
  const cleaning = page.getByRole('region', { name: 'Cleaning fee' })
  await cleaning.getByRole('textbox').fill('185')
  await cleaning.getByRole('button', { name: 'Confirm: Cleaning fee' }).click()
  await expectToast('Saved')
  await expect(cleaning.getByRole('button', { name: 'Confirmed: Cleaning fee' })).toBeVisible()

  const open = page.getByRole('button', { name: /^Confirm: / })
  for (let left = 11; left > 0; left -= 1) {
    await expect(open).toHaveCount(left)
    await open.first().click()
  }
  await expectToast('Your terms are confirmed')
  await expect(page.getByText('12 of 12 confirmed')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Today' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Review terms' }).first()).toBeVisible()
  await expect(task).toHaveCount(0)

  // The price is unchanged, except for what the host changed.
  expect(await terms()).toEqual(before)
  const [row] = await server.query('select cleaning_fee_cents::int as fee from properties where id = $1', [
    id,
  ])
  expect(row).toEqual({ fee: 18_500 })
  // Other stories pay the demo's prices.
  await server.query('update properties set cleaning_fee_cents = 18000 where id = $1', [id])
})
