import type { Page } from '@playwright/test'
import { photoFiles } from './photos.ts'
import { expect } from './test.ts'

const PLACE = { street: '40 Lantern Court', city: 'Santa Fe', state: 'NM', zip: '87501' }

export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

export async function fillAddress(page: Page, place = PLACE): Promise<void> {
  await page.getByLabel('Street address').fill(place.street)
  await page.getByLabel('City').fill(place.city)
  await page.getByLabel('State').fill(place.state)
  await page.getByLabel('ZIP code').fill(place.zip)
}

export async function addPhotos(page: Page, count = 5): Promise<void> {
  await page.getByLabel('Add photos').setInputFiles(photoFiles(count))
  await expect(page.getByRole('list', { name: 'Photos in order' }).getByRole('listitem')).toHaveCount(count, {
    timeout: 30_000,
  })
}

/** From the overview to the photos. */
export async function describePlace(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get started' }).click()
  await page.getByRole('radio', { name: /^Apartment/ }).check()
  await next(page)
  await expect(page.getByRole('heading', { name: 'What do crews get?' })).toBeFocused()
  await page.getByRole('radio', { name: /^Entire place/ }).check()
  await next(page)
  await expect(page.getByRole('heading', { name: 'Where is it?' })).toBeFocused()
  await fillAddress(page)
  await next(page)
  await expect(page.getByRole('heading', { name: 'How many people fit?' })).toBeFocused()
  await page.getByRole('button', { name: 'More guests' }).click()
  await next(page)
  await expect(page.getByRole('heading', { name: 'Show it as it is' })).toBeFocused()
}

/** From the last screen on: every block of the terms, as we suggested it. */
export async function confirmTerms(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your terms' })).toBeFocused()
  for (const no of await page.getByRole('radio', { name: 'No', exact: true }).all()) await no.check()
  const confirm = page.getByRole('button', { name: /^Confirm: / })
  for (let left = await confirm.count(); left > 0; left--) {
    await confirm.first().click()
    await expect(confirm).toHaveCount(left - 1)
  }
  await expect(page.getByText('12 of 12 confirmed')).toBeVisible()
}

/** From the photos to the last screen, filled in. */
export async function tellTheRest(page: Page, title: string): Promise<void> {
  await next(page)
  await page.getByLabel('Title').fill(title)
  await next(page)
  await page.getByRole('checkbox', { name: 'Peaceful' }).check()
  await next(page)
  await page.getByLabel('Description').fill('Adobe walls, a kiva fireplace and evening sun.')
  await next(page)
  for (const heading of ['Set your terms', 'How do bookings come in?', 'Who can book?']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await next(page)
  }
  await page.getByRole('button', { name: 'Tip price $209' }).click()
  await expect(page.getByText('Guest price before taxes, about $240')).toBeVisible()
  await next(page)
  await expect(page.getByRole('heading', { name: 'Safety details' })).toBeVisible()
  await next(page)
  await expect(page.getByRole('heading', { name: 'A few final details' })).toBeVisible()
  await fillAddress(page, { ...PLACE, street: '7 Own Home Road' })
}
