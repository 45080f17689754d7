import { expect, freshEmail, test } from '../support/test.ts'

test('a visitor joins the waitlist, and is told so when they try again', async ({
  page,
  mailTo,
  expectToast,
  expectAccessible,
}) => {
  const email = freshEmail('june')
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Join Waitlist' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Join the Waitlist' })
  await expect(dialog).toBeVisible()
  await expectAccessible()

  await dialog.getByRole('button', { name: 'Join Waitlist' }).click()
  await expectToast('Validation Error', 'Invalid email address')
  await expect(dialog.getByLabel('Email')).toBeFocused()

  await dialog.getByLabel('Email').fill(email.toUpperCase())
  await dialog.getByLabel('Full name').fill('J')
  await dialog.getByRole('button', { name: 'Join Waitlist' }).click()
  await expectToast('Validation Error', 'Name must be at least 2 characters')
  await expect(dialog.getByLabel('Email')).toHaveValue(email.toUpperCase())

  await dialog.getByLabel('Full name').fill('June Albright')
  await dialog.getByRole('radio', { name: /Host/ }).check()
  await dialog.getByRole('button', { name: 'Join Waitlist' }).click()
  const done = page.getByRole('dialog', { name: 'You’re on the list' })
  await expect(done).toContainText(email)
  await done.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await mailTo(email, 'waitlist-joined')

  // Every link of the landing page's footer leads here.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Help center' }).click()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Full name').fill('June Albright')
  await dialog.getByRole('button', { name: 'Join Waitlist' }).click()
  await expectToast('Already on waitlist', 'This email is already registered on the waitlist.')
})

test.use({ expectedErrors: [/status of 409/] })
