import type { Page } from '@playwright/test'
import { expect, freshEmail, linkIn, signIn, test } from '../support/test.ts'

test.use({ expectedErrors: [/status of (403|409|422)/] })

async function fillSignUp(page: Page, email: string, password = 'Quiet1please'): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Full name').fill('Ines Moreau')
  await page.getByRole('button', { name: 'Create account' }).click()
}

test('a stranger is refused and shown the way to the waitlist', { tag: '@once' }, async ({
  page,
  expectToast,
}) => {
  await page.goto('/auth')
  await fillSignUp(page, freshEmail('stranger'))
  await expectToast('Access Restricted', 'Currently invite-only. Please join our waitlist for early access.')
  await page.getByRole('main').getByRole('button', { name: 'Join the Waitlist' }).click()
  await expect(page.getByRole('dialog', { name: 'Join the Waitlist' })).toBeVisible()
})

test('the invited address signs up, finishes its profile, commits and is at home', { tag: '@once' }, async ({
  page,
  server,
  mailTo,
  expectToast,
  expectAccessible,
}) => {
  // The demo invites one address; the two sizes of this story each need one of their own.
  const email = freshEmail('invited')
  await server.query("insert into access_whitelist (email, added_at, source) values ($1, now(), 'demo')", [
    email,
  ])
  await page.goto('/auth')
  await fillSignUp(page, email, 'short1A')
  await expectToast('Validation Error', 'Password must be at least 8 characters')
  await fillSignUp(page, email, 'quiet1please')
  await expectToast('Validation Error', 'Password must contain at least one uppercase letter')
  await fillSignUp(page, email)
  await expectToast('Welcome!', 'Your account has been created successfully.')

  await expect(page.getByRole('heading', { name: 'Finish signing up' })).toBeVisible()
  await expectAccessible()
  const finish = page.getByRole('button', { name: 'Agree and continue' })
  await page.getByLabel('Legal last name').fill('')
  await finish.click()
  await expectToast('Missing information', 'Please fill in all fields')
  await page.getByLabel('Legal last name').fill('Moreau')
  await page.getByLabel('Month').selectOption('February')
  await page.getByLabel('Day').selectOption('31')
  await page.getByLabel('Year').selectOption('1990')
  await finish.click()
  await expectToast('Terms required', 'Please agree to the terms to continue')
  await page.getByRole('checkbox').check()
  await finish.click()
  await expectToast('Validation Error', 'This date doesn’t exist')
  await page.getByLabel('Day').selectOption('3')
  await page.getByLabel('Year').selectOption(String(new Date().getUTCFullYear() - 16))
  await finish.click()
  await expectToast('Validation Error', 'You must be at least 18 years old')
  await page.getByLabel('Year').selectOption('1990')
  await finish.click()
  await expectToast('Profile completed', 'One more step to get started.')

  await expect(page.getByRole('heading', { name: 'Our community commitment' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expectToast('Agreement Required', 'You must agree to our community commitment to use Roomtone.')
  await expect(page).toHaveURL(/community-commitment/)
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await expectToast('Welcome to Roomtone', 'Thank you for committing to our community values.')
  await expect(page).toHaveURL(/\/home$/)

  const confirm = await mailTo(email, 'confirm-email')
  await mailTo(email, 'welcome')
  await page.goto(linkIn(confirm, '/auth/confirm'))
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  const session = await signIn(server.url, email, 'Quiet1please')
  expect(session).toMatchObject({ user: { emailConfirmed: true, firstName: 'Ines', hasCommitted: true } })
})

test('signing up twice says that the account exists', { tag: '@once' }, async ({ page, expectToast }) => {
  await page.goto('/auth')
  await fillSignUp(page, 'creator@roomtone.test')
  await expectToast('Account already exists', 'Please sign in instead.')
})
