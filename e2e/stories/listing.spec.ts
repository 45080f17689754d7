import { truncate, writeFile } from 'node:fs/promises'
import { enterAs, newPerson, submitDetails } from '../support/people.ts'
import { photoFiles } from '../support/photos.ts'
import { expect, test } from '../support/test.ts'
import { addPhotos, confirmTerms, describePlace, fillAddress, next, tellTheRest } from '../support/wizard.ts'

test('from newcomer to a live listing: verified, listed, sent back, improved, approved, found, saved', {
  tag: '@once',
}, async ({ page, browser, server, signInAs, mailTo, expectToast, expectAccessible }) => {
  test.slow()
  const title = `Adobe Court ${Math.random().toString(36).slice(2, 8)}`
  const person = await newPerson(server)
  await enterAs(page, person, '/listing-wizard?type=home')
  await expectAccessible()
  await describePlace(page)

  // A reload in the middle returns to the same screen with every answer on it.
  await addPhotos(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Show it as it is' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Photos in order' }).getByRole('listitem')).toHaveCount(5)
  await expectAccessible()
  await tellTheRest(page, title)
  await expectAccessible()
  await page.getByRole('button', { name: 'Create listing' }).click()
  await confirmTerms(page)
  await expectAccessible()
  await page.getByRole('button', { name: 'Create listing' }).click()

  await submitDetails(page)
  await expectToast('Verification Complete')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Create listing' }).click()
  await expectToast('Application submitted! You will be notified once it is reviewed.')
  await expect(page).toHaveURL(/\/hosting\?tab=listings/)
  await expect(page.getByRole('region', { name: 'Pending Review' })).toContainText(title)
  await expectAccessible()

  const context = await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() })
  const admin = await context.newPage()
  await signInAs('admin', admin)
  await admin.goto('/admin/applications')
  const card = admin.getByRole('listitem').filter({ hasText: title })
  await expect(card).toContainText(person.email)
  await expect(card).toContainText('7 Own Home Road')
  await card.getByLabel('Admin notes').fill('Please say how high the ceiling is.')
  await card.getByRole('button', { name: `Reject Application: ${title}` }).click()
  await expect(admin.locator('[data-sonner-toast]').first()).toContainText(
    'Application rejected successfully',
  )
  expect((await mailTo(person.email, 'listing-rejected')).text).toContain('how high the ceiling is')

  await page.reload()
  const needsChanges = page.getByRole('region', { name: 'Needs Changes' })
  await expect(needsChanges).toContainText('Please say how high the ceiling is.')
  await needsChanges.getByRole('link', { name: `Resubmit ${title}` }).click()
  await expect(page.getByText('Please say how high the ceiling is.')).toBeVisible()
  await expect(page).toHaveURL(/draft=[\w-]+.*screen=/)
  await page.goto(page.url().replace(/screen=[\w-]+/, 'screen=description'))
  await page.getByLabel('Description').fill('Adobe walls under a ceiling of four metres, and evening sun.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  for (let screen = 0; screen < 6; screen++) await next(page)
  await page.getByRole('button', { name: 'Create listing' }).click()
  // A confirmed block stays confirmed when the listing is sent again.
  await expect(page.getByText('12 of 12 confirmed')).toBeVisible()
  await page.getByRole('button', { name: 'Create listing' }).click()
  await expect(page.getByRole('region', { name: 'Pending Review' })).toContainText(title)

  await admin.reload()
  await expect(card).toContainText('Changed since the last revision')
  await expect(card).toContainText('four metres')
  await card.getByRole('button', { name: `Approve Application: ${title}` }).click()
  await expect(card).toHaveCount(0)
  await context.close()
  await mailTo(person.email, 'listing-approved')

  await page.reload()
  await expect(page.getByRole('region', { name: 'Live' })).toContainText(title)
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  await page.goto(`/search?where=Santa+Fe&from=${day}`)
  const found = page.getByRole('article').filter({ hasText: title })
  await expect(found).toBeVisible()
  await found.getByRole('button', { name: `Save ${title} to your wishlist` }).click()
  await expectToast('Added to wishlist')
  await found.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByText('Verified Host', { exact: true })).toBeVisible()
  await expect(page.getByText('40 Lantern Court')).toHaveCount(0)
  await page.goto('/wishlist')
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText('per night')
  await page.getByRole('button', { name: `Remove ${title} from your wishlist` }).click()
  await expectToast('Removed from wishlist')
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
})

test.describe('two devices', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('a draft goes on where it was left, and never overwrites what is newer', { tag: '@once' }, async ({
    page,
    browser,
    server,
    expectToast,
  }) => {
    const person = await newPerson(server, { verified: true })
    await enterAs(page, person, '/listing-wizard')
    await describePlace(page)
    await page.getByRole('button', { name: 'Save & exit' }).click()
    await expect(page).toHaveURL(/\/home$/)

    const context = await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() })
    const other = await context.newPage()
    await enterAs(other, person, '/listing-wizard')
    await other.getByRole('link', { name: /^Continue/ }).click()
    await expect(other.getByRole('heading', { name: 'Show it as it is' })).toBeVisible()
    const address = other.url().replace('screen=photos', 'screen=address')
    await other.goto(address)
    await expect(other.getByLabel('City')).toHaveValue('Santa Fe')

    await page.goto(address)
    await expect(page.getByLabel('City')).toHaveValue('Santa Fe')
    await other.getByLabel('Street address').fill('41 Lantern Court')
    await expect(other.getByText('Saved', { exact: true })).toBeVisible()
    await page.getByLabel('Street address').fill('99 Too Late Lane')
    await expectToast('Changed elsewhere')
    await expect(page.getByLabel('Street address')).toHaveValue('41 Lantern Court')
    await context.close()
  })
})

test('leaving waits for photos that are on their way, or goes without them', { tag: '@once' }, async ({
  page,
  server,
  expectAccessible,
}) => {
  await enterAs(page, await newPerson(server, { verified: true }), '/listing-wizard')
  await describePlace(page)
  await addPhotos(page, 1)
  const wizard = page.url()
  let open = () => {}
  const line = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route('**/api/photos', async (route) => {
    await line
    await route.continue()
  })
  const exit = page.getByRole('button', { name: 'Save & exit' })
  const photos = page.getByRole('list', { name: 'Photos in order' }).getByRole('listitem')

  await page.getByLabel('Add photos').setInputFiles(photoFiles(2).slice(1))
  await exit.click()
  await expect(page.getByRole('button', { name: 'Uploading photos...' })).toBeVisible()
  await expectAccessible()
  open()
  await expect(page).toHaveURL('/home')
  await page.goto(wizard)
  await expect(photos).toHaveCount(2)

  await page.unroute('**/api/photos')
  await page.route('**/api/photos', () => {})
  await page.getByLabel('Add photos').setInputFiles(photoFiles(3).slice(2))
  await exit.click()
  await page.getByRole('button', { name: 'Leave without these photos' }).click()
  await expect(page).toHaveURL('/home')
  await page.goto(wizard)
  await expect(photos).toHaveCount(2)
})

test('photos are put in order with the keyboard alone', { tag: '@once' }, async ({ page, server }) => {
  const person = await newPerson(server, { verified: true })
  await enterAs(page, person, '/listing-wizard')
  await describePlace(page)
  await addPhotos(page, 3)
  const photos = page.getByRole('list', { name: 'Photos in order' }).getByRole('listitem')
  const sources = () =>
    photos.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('src')))
  const [first, second, third] = await sources()
  const grip = page.getByRole('button', { name: 'Move photo 1 of 3' })
  // On a phone they are one below the other.
  const onward = test.info().project.name === 'phone' ? 'ArrowDown' : 'ArrowRight'
  await grip.focus()
  // Like a screen reader user: each step is announced before the next is taken.
  for (const [key, announced] of [
    ['Space', /is picked up|at position 1 of 3/],
    [onward, 'The photo is at position 2 of 3'],
    [onward, 'The photo is at position 3 of 3'],
    ['Space', 'The photo is now at position 3 of 3'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('status').filter({ hasText: announced })).toBeAttached()
  }
  await expect.poll(sources).toEqual([second, third, first])
  await expect(page.getByRole('button', { name: 'Move photo 3 of 3' })).toBeFocused()
  // Like an experienced user: no key waits for the effect of the one before.
  await grip.focus()
  await Promise.all(['Space', onward, onward, 'Space'].map((key) => page.keyboard.press(key)))
  await expect(page.getByRole('status').filter({ hasText: 'now at position 3 of 3' })).toBeAttached()
  await expect.poll(sources).toEqual([third, first, second])
  await page.getByRole('button', { name: 'Move photo 3 earlier' }).press('Enter')
  await expect.poll(sources).toEqual([third, second, first])
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect.poll(sources).toEqual([third, second, first])
})

test.describe('photos that are no photos', () => {
  test.use({ expectedErrors: [/status of 4(13|15)/] })

  test('are named and refused, the others stay', { tag: '@once' }, async ({ page, server, expectToast }) => {
    const person = await newPerson(server, { verified: true })
    await enterAs(page, person, '/listing-wizard')
    await describePlace(page)
    await addPhotos(page, 2)
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const evil = test.info().outputPath('evil.jpg')
    const huge = test.info().outputPath('huge.jpg')
    await writeFile(evil, svg)
    await writeFile(huge, '')
    await truncate(huge, 26 * 1024 * 1024)
    await page.getByLabel('Add photos').setInputFiles([evil, huge])
    await expectToast('Failed to upload photos')
    const uploads = page.getByRole('list', { name: 'Uploads' })
    await expect(uploads.getByRole('listitem').filter({ hasText: 'evil.jpg' })).toContainText(
      'Please upload a JPEG, PNG, WebP, AVIF or HEIC picture',
    )
    await expect(uploads.getByRole('listitem').filter({ hasText: 'huge.jpg' })).toContainText('25 MB')
    await uploads.getByRole('button', { name: 'Remove evil.jpg' }).click()
    await uploads.getByRole('button', { name: 'Remove huge.jpg' }).click()
    await expect(page.getByRole('list', { name: 'Photos in order' }).getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
})

test('the wizard goes back screen by screen, and keeps what was chosen', { tag: '@once' }, async ({
  page,
  server,
}) => {
  const person = await newPerson(server, { verified: true })
  await enterAs(page, person, '/listing-wizard?type=room')
  await page.getByRole('button', { name: 'Get started' }).click()
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('radio', { name: /^Cabin/ }).check()
  await next(page)
  await expect(page.getByRole('radio', { name: /^Private room/ })).toBeChecked()
  await next(page)
  await fillAddress(page)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('radio', { name: /^Private room/ })).toBeChecked()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('radio', { name: /^Cabin/ })).toBeChecked()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Get started' })).toBeVisible()
})
