import { enterAs, newPerson } from '../support/people.ts'
import { photoFiles } from '../support/photos.ts'
import { expect, linkIn, test } from '../support/test.ts'

test.describe('one’s own profile', () => {
  // A file that is no picture, a phone number in a public text, an impossible VAT id: each is refused on
  // purpose.
  test.use({ expectedErrors: [/status of 4(15|22)/] })

  test('a picture is chosen, cropped with the keyboard and shown everywhere; prompts are written in place', {
    tag: '@both',
  }, async ({ page, server, expectToast, expectAccessible }) => {
    const person = await newPerson(server, { verified: true })
    await enterAs(page, person, '/profile')
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60')
    const file = page.locator('input[type=file]')
    await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await expectToast('Invalid file type', 'Please upload an image file')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

    const large = Buffer.alloc(5 * 1024 * 1024 + 1)
    await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: large })
    await expectToast('File too large', 'Please upload an image smaller than 5MB')

    await file.setInputFiles(photoFiles(1))
    const dialog = page.getByRole('dialog', { name: 'Choose the part to show' })
    const area = dialog.getByRole('application')
    await area.focus()
    const place = () => area.locator('img').evaluate((image) => [image.style.left, image.style.width])
    const before = await place()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('+')
    expect(await place()).not.toEqual(before)
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Use this picture' }).click()
    await expectToast('Success', 'Profile picture updated successfully')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('img', { name: 'Picture of Ines Moreau' })).toHaveAttribute(
      'src',
      /^\/avatars\//,
    )
    await expect(page.locator('header img[src^="/avatars/"]').first()).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '70')

    await page.getByRole('button', { name: 'Edit: Intro' }).click()
    await page.getByLabel('Your intro').fill('Ring me at (213) 373-4253')
    await page.getByRole('button', { name: 'Save' }).click()
    const refused = page.getByRole('dialog', { name: 'Please change these words' })
    await expect(refused).toContainText('(213) 373-4253')
    await refused.getByRole('button', { name: 'Back to editing' }).click()
    await expect(page.getByLabel('Your intro')).toHaveAccessibleDescription(/./)
    await page.getByLabel('Your intro').fill('Small crews, soft light.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Small crews, soft light.')).toBeVisible()
    const edit = page.getByRole('button', { name: 'Edit: Pets' })
    await edit.click()
    await page.getByLabel('Pets').fill('A cat who hates strobes')
    await page.keyboard.press('Enter')
    await expect(page.getByText('A cat who hates strobes')).toBeVisible()
    await expect(edit).toBeFocused()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '90')
    await expectAccessible()

    await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
    await expectToast('Success', 'Profile picture removed')
    await expect(page.getByRole('button', { name: 'Add a picture' })).toBeFocused()

    await page.getByRole('link', { name: 'See your public profile' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ines' })).toBeVisible()
    await expect(page.getByText('A cat who hates strobes')).toBeVisible()
    await expect(page.getByText('Moreau')).toHaveCount(0)
    await expectAccessible()
  })

  test('personal information is changed row by row, and another email by its link', { tag: '@both' }, async ({
    page,
    server,
    mailTo,
    expectToast,
    expectAccessible,
  }) => {
    const person = await newPerson(server)
    await enterAs(page, person, '/settings/personal-info')
    await page.getByRole('button', { name: 'Add: Phone numbers' }).click()
    await page.getByLabel('Phone number 1').fill('12')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast('Validation Error')
    await page.getByLabel('Phone number 1').fill('213 373 4253')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('+1 213 373 4253')).toBeVisible()
    await page.getByRole('button', { name: 'Edit: Phone numbers' }).click()
    await page.getByRole('button', { name: 'Add another number' }).click()
    await page.getByRole('button', { name: 'Remove phone number 2' }).press('Enter')
    await expect(page.getByLabel('Phone number 1')).toBeFocused()
    await page.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: 'Edit: Legal name' }).click()
    await page.getByLabel('Legal first name').fill('Inés')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Inés Moreau')).toBeVisible()

    await page.getByRole('button', { name: 'Add: Residential address' }).click()
    await page.getByLabel('Street address').fill('4 Rue des Lilas')
    await page.getByLabel('City').fill('Lyon')
    await page.getByLabel('Country').selectOption('FR')
    await expectAccessible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('4 Rue des Lilas, Lyon, France')).toBeVisible()

    const next = `new-${person.email}`
    await page.getByRole('button', { name: 'Edit: Email' }).click()
    await page.getByLabel('New email address').fill(next)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expectToast('Check your new inbox')
    await expect(page.getByText(`To switch to ${next}, open the link we sent there.`)).toBeVisible()
    await mailTo(person.email, 'email-change-requested')
    await page.goto(linkIn(await mailTo(next, 'change-email'), '/auth/confirm'))
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
    await page.goto('/settings/personal-info')
    await expect(page.getByText(next)).toBeVisible()
  })

  test('a language and a time zone are kept, and a VAT ID is taken only when it can be one', {
    tag: '@once',
  }, async ({ page, server, expectToast, expectAccessible }) => {
    const person = await newPerson(server)
    await enterAs(page, person, '/settings/languages')
    await page.getByRole('button', { name: 'Add: Time zone' }).click()
    await page.getByLabel('Find your time zone').fill('new york')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('America/New York')).toBeVisible()

    await page.goto('/settings/taxes')
    await page.getByRole('button', { name: 'Add VAT ID' }).click()
    await page.getByLabel('Country of registration').selectOption('DE')
    await page.getByRole('textbox', { name: 'VAT ID number' }).fill('DE136695977')
    await page.getByLabel('Name on the registration').fill('Stille Bilder GmbH')
    await page.getByLabel('Street address').fill('Lindenweg 3')
    await page.getByLabel('City').fill('Berlin')
    await page.getByLabel('Country', { exact: true }).selectOption('DE')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectToast('Validation Error', 'This VAT ID isn’t valid.')
    await expectAccessible()
    await page.getByRole('textbox', { name: 'VAT ID number' }).fill('DE 136 695 976')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Germany, ending in 5976')).toBeVisible()

    await page.goto('/settings/languages')
    await page.getByRole('button', { name: 'Edit: Preferred language' }).click()
    await page.getByRole('combobox', { name: 'Preferred language' }).selectOption('es')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'language')?.value)
      .toBe('es')
    const [row] = await server.query('select language, time_zone from users where email = $1', [person.email])
    expect(row).toEqual({ language: 'es', time_zone: 'America/New_York' })
  })
})
