import { expect, freshEmail, linkIn, test } from '../support/test.ts'

test.use({ expectedErrors: [/status of (401|410|422)/] })

test('a forgotten password is reset by mail, once, and the old one is gone', { tag: '@once' }, async ({
  page,
  server,
  mailTo,
  expectToast,
}) => {
  const email = freshEmail('forgetful')
  await server.query("insert into access_whitelist (email, added_at, source) values ($1, now(), 'demo')", [
    email,
  ])
  const body = JSON.stringify({
    email,
    password: 'Before1reset',
    fullName: 'Femi Forgetful',
    userType: 'creator',
  })
  await fetch(`${server.url}/api/account/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  await server.query('update users set email_confirmed_at = now() where email = $1', [email])

  await page.goto('/auth?tab=sign-in')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  const link = linkIn(await mailTo(email, 'reset-password'), '/auth/reset')
  await page.goto(link)
  await page.reload()
  await page.getByLabel('New password', { exact: true }).fill('after')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expectToast('Validation Error', 'Password must be at least 8 characters')
  await page.getByLabel('New password', { exact: true }).fill('After1reset')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expectToast('Password changed', 'Sign in with your new password.')
  await expect(page).toHaveURL(/tab=sign-in/)
  await mailTo(email, 'password-changed')
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Before1reset')
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expectToast('Error', 'Invalid login credentials')
  await page.getByLabel('Password', { exact: true }).fill('After1reset')
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Finish signing up' })).toBeVisible()

  await page.goto('/terms')
  await page.goto(link)
  await page.reload()
  await page.getByLabel('New password', { exact: true }).fill('Again1reset')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})
