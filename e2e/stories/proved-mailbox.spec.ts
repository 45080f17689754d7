import type { Page } from '@playwright/test'
import { enterAs, newPerson } from '../support/people.ts'
import type { TestServer } from '../support/server.ts'
import { expect, freshEmail, linkIn, signIn, test } from '../support/test.ts'

test.use({ expectedErrors: [/status of (401|403|409|410|422)/] })

async function fillSignUp(page: Page, password = 'Quiet1please'): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Full name').fill('Ines Moreau')
  await page.getByRole('radio', { name: /Host/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
}

async function inviteByAdmin({ url }: TestServer, email: string): Promise<void> {
  const { access_token } = await signIn(url, 'admin@roomtone.test')
  const answer = await fetch(`${url}/api/admin/access-list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ text: email, invite: true }),
  })
  expect(answer.status).toBe(200)
}

test('an invitation by email leads straight to an account as a host', { tag: '@both' }, async ({
  page,
  server,
  mailTo,
  expectToast,
  expectAccessible,
}) => {
  const email = freshEmail('invited')
  await inviteByAdmin(server, email)
  await page.goto(linkIn(await mailTo(email, 'invitation'), '/auth'))
  await expect(
    page.getByText('Sign up with the email address your invitation went to, and it’s confirmed right away.'),
  ).toBeVisible()
  await expectAccessible()
  await fillSignUp(page)
  await expectToast('Welcome!', 'Your account has been created successfully.')
  await page.getByLabel('Legal first name').fill('Ines')
  await page.getByLabel('Legal last name').fill('Moreau')
  await page.getByLabel('Month').selectOption('February')
  await page.getByLabel('Day').selectOption('3')
  await page.getByLabel('Year').selectOption('1990')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await expect(page.getByRole('heading', { name: 'Our community commitment' })).toBeVisible()
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await expect(page).toHaveURL(/\/hosting/)
  await expect(page.getByRole('region', { name: 'Confirm your email' })).toHaveCount(0)
})

test('a person with an unconfirmed email sees what to do, and continues after confirming', {
  tag: '@both',
}, async ({ page, server, mailTo, expectToast, expectAccessible }) => {
  const person = await newPerson(server, { confirmed: false })
  await enterAs(page, person, '/home')
  await expect(page.getByRole('region', { name: 'Confirm your email' })).toContainText(person.email)
  await expectAccessible()
  await page.getByRole('button', { name: 'Start Verification' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your email' })
  await expect(dialog).toContainText(person.email)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expectToast('Link sent')
  await dialog.getByRole('button', { name: 'I confirmed it' }).click()
  await expectToast('Confirm your email', 'Your email isn’t confirmed yet.')
  await page.goto(linkIn(await mailTo(person.email, 'confirm-email'), '/auth/confirm'))
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
  await page.goto('/home')
  await expect(page.getByRole('region', { name: 'Confirm your email' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Start Verification' }).click()
  await expect(page.getByLabel('Full Legal Name')).toBeVisible()
})

test('a squatter gets nothing, and the owner gets the account', { tag: '@both' }, async ({
  page,
  browser,
  server,
  mailTo,
  expectToast,
  expectAccessible,
}) => {
  const squatter = await newPerson(server, { confirmed: false })
  const theirs = await browser.newPage({ baseURL: server.url })
  await enterAs(theirs, squatter, '/home')
  await theirs.getByRole('button', { name: 'Start Verification' }).click()
  await expect(theirs.getByRole('dialog', { name: 'Confirm your email' })).toBeVisible()
  await theirs.close()

  // The link that the squatter's sign-up mailed to the owner confirms nothing for the squatter.
  await page.goto(linkIn(await mailTo(squatter.email, 'confirm-email'), '/auth/confirm'))
  await expect(page.getByRole('heading', { name: 'Sign in to confirm your email' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Reset the password and make it yours' }).click()
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await page.getByLabel('Email').fill(squatter.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.goto(linkIn(await mailTo(squatter.email, 'reset-password'), '/auth/reset'))
  await page.getByLabel('New password', { exact: true }).fill('Owner1again')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expectToast('Password changed', 'Sign in with your new password.')
  await mailTo(squatter.email, 'account-is-yours')
  await page.getByLabel('Email').fill(squatter.email)
  await page.getByLabel('Password', { exact: true }).fill('Owner1again')
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Finish signing up' })).toBeVisible()
  await expect(page.getByLabel('Legal first name')).not.toHaveValue('Ines')
})
