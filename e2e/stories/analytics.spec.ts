import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** None of our files has a line break inside a cell here. */
async function rowsOf(download: Download): Promise<string[][]> {
  const file = await readFile(await download.path(), 'utf8')
  expect(file.startsWith('\uFEFF')).toBe(true)
  const text = file.slice(1)
  expect(text.endsWith('\r\n')).toBe(true)
  return text
    .slice(0, -2)
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(,|$)/g)]
        .slice(0, line.endsWith(',') ? undefined : -1)
        .map(([, cell = '']) => cell.replace(/^"|"$/g, '').replaceAll('""', '"')),
    )
}

test('an admin reads the figures: chart, table and file agree', { tag: '@both' }, async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('admin')
  await page.goto('/admin/analytics?range=year')
  const card = page.getByRole('region', { name: 'Bookings', exact: true }).first()
  await expect(card).toBeVisible()
  await expectAccessible()
  const legend = card.getByRole('listitem').filter({ hasText: 'Requested' })
  const requested = Number((await legend.locator('b').textContent())?.replace(/\D/g, ''))
  expect(requested).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Table, Bookings' }).click()
  const table = page.getByRole('table', { name: 'Bookings' })
  const cells = await table.locator('tbody tr td:nth-of-type(1)').allTextContents()
  expect(cells.reduce((sum, cell) => sum + Number(cell.replace(/\D/g, '')), 0)).toBe(requested)
  await expectAccessible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV, Bookings' }).click()
  const [head, ...rows] = await rowsOf(await downloading)
  expect(head).toEqual(['Period', 'Requested', 'Confirmed', 'Completed', 'Canceled'])
  expect(rows.map((row) => row[1])).toEqual(cells.map((cell) => cell.replace(/\D/g, '')))

  await page.getByLabel('From', { exact: true }).fill('2026-02-01')
  await expect(page.getByLabel('Range', { exact: true })).toHaveValue('custom')
  await page.getByLabel('Through').fill('2026-01-01')
  await expect(page.getByText('The last day is before the first.')).toBeVisible()
})

test('a piece of work is taken and given up again', { tag: '@both' }, async ({
  page,
  signInAs,
  expectToast,
  expectAccessible,
}) => {
  await signInAs('admin')
  await page.goto('/admin/verifications')
  const field = page.getByRole('combobox', { name: /^Reviewer for/ }).first()
  const reviewer = page.getByRole('combobox', { name: 'Reviewer', exact: true })
  await field.selectOption('Me')
  await expectToast('Assigned to you')
  await reviewer.selectOption('Me')
  await expect(field).toHaveValue(/.+/)
  await reviewer.selectOption('Unassigned')
  await expect(page).toHaveURL(/whose=unassigned/)
  await reviewer.selectOption('Me')
  // Until the list has loaded, the first row is still one that nobody looks after.
  await expect(field).toHaveValue(/.+/)
  await field.selectOption('No one')
  await expectToast('No longer assigned')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await expectAccessible()
})

test('a table is sorted, filtered and exported as a file, which is logged', { tag: '@both' }, async ({
  page,
  signInAs,
  expectToast,
  expectAccessible,
}) => {
  await signInAs('admin')
  await page.goto('/admin/users?tab=users')
  const names = page.getByRole('table').locator('tbody tr td:first-of-type a')
  await expect(names.first()).toBeVisible()
  // A phone has no column heads to press.
  if ((page.viewportSize()?.width ?? 0) < 720) await page.getByLabel('Sort').selectOption({ label: 'Name' })
  else await page.getByRole('columnheader', { name: 'Person' }).getByRole('button').click()
  await expect(page).toHaveURL(/sort=name/)
  await expect(page.getByRole('columnheader', { name: 'Person' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByLabel('Role').selectOption('Host')
  await expect(page).toHaveURL(/role=host/)
  await expect(names.filter({ hasText: 'Tomas Keane' })).toHaveCount(0)
  await expectAccessible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const [head, ...rows] = await rowsOf(await downloading)
  await expectToast('Exported')
  expect(head?.slice(0, 4)).toEqual(['ID', 'Name', 'Email', 'Roles'])
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every((row) => row[3]?.includes('Host'))).toBe(true)
  const order = rows.map((row) => row[1]?.toLowerCase() ?? '')
  expect(order).toEqual([...order].sort())

  await page.goto('/admin/audit?action=table.exported')
  await expect(page.getByRole('table').getByText('Exported a table').first()).toBeVisible()
})
