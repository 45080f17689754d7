import { expect, test } from '../support/test.ts'

test('a member invites a friend by mail and by link, and sees how far it has come', { tag: '@once' }, async ({
  page,
  browser,
  server,
  signInAs,
  mailTo,
  expectToast,
  expectAccessible,
}) => {
  await page.goto('/refer-host')
  await expect(page.getByRole('heading', { name: 'Sign in to invite a friend' })).toBeVisible()
  await expectAccessible()

  await signInAs('creator')
  await page.goto('/refer-host')
  await page.getByRole('button', { name: 'Send invite' }).click()
  await expectToast('Email required', 'Please enter an email address')
  await page.getByLabel('Friend’s email').fill('friend-of-mara@example.com')
  await page.getByRole('button', { name: 'Send invite' }).click()
  await expectToast('Invitation sent!')
  await expect(page.getByRole('row').filter({ hasText: 'friend-of-mara@example.com' })).toContainText(
    'Invited',
  )
  await expectAccessible()
  const mail = await mailTo('friend-of-mara@example.com', 'referral-invitation')
  const link = await page.getByLabel('Your referral link').inputValue()
  expect(mail.text).toContain(link)

  const friend = await browser.newContext({ baseURL: server.url })
  const visit = await friend.newPage()
  await visit.goto(link)
  await visit.goto('/auth')
  const kept = await visit.evaluate(() => localStorage.getItem('roomtone.ref'))
  expect(kept?.split(' ')[0]).toBe(new URL(link).searchParams.get('ref'))
  await friend.close()
})

test('a host applies a set of house rules to a listing', { tag: '@once' }, async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('host')
  await page.goto('/hosting?tab=community')
  await expect(page.getByText(/You agreed on/)).toBeVisible()
  await page.getByRole('radio', { name: /Garden, pool and roof/ }).check()
  await page.getByLabel('Listing', { exact: true }).selectOption({ label: 'Casa Tamarisk Pool Terrace' })
  await expect(page.getByText('Mind the edge')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Apply to this listing' }).click()
  await expect(page.getByText(/Casa Tamarisk Pool Terrace now has/)).toBeVisible()
  await expect(page.getByText('Your listing already says all of this.')).toBeVisible()
})
