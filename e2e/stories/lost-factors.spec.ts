import type { Page } from '@playwright/test'
import { enterAs, guard, newPerson, type Person } from '../support/people.ts'
import type { TestServer } from '../support/server.ts'
import { runJob } from '../support/tasks.ts'
import { expect, linkIn, signIn, test } from '../support/test.ts'
import { totp } from '../support/totp.ts'

const PASSWORD = 'Quiet1please'

test.use({ expectedErrors: [/status of (401|403|409|410|422)/] })

/** Dates the removal a day back, as if the day had passed, and runs what the server does every minute. */
async function letADayPass(server: TestServer, { email }: Person): Promise<void> {
  await server.query(
    "update factor_removals set takes_effect_at = takes_effect_at - interval '1 day' where user_id = (select id from users where email = $1)",
    [email],
  )
  await runJob(server, 'sweep-bookings')
}

async function typePassword(page: Page, { email }: Person): Promise<void> {
  await page.goto('/auth?tab=sign-in&next=%2Fsettings%2Flogin-security')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('someone who lost app and codes asks with password and mailbox, and signs in with the password a day later', {
  tag: '@both',
}, async ({ page, server, mailTo, expectToast, expectAccessible }) => {
  const person = await newPerson(server, { verified: true })
  await guard(server, person)
  await typePassword(page, person)
  await page.getByRole('button', { name: 'Lost your app and recovery codes?' }).click()
  const sent = page.getByRole('status').filter({ hasText: 'Check your inbox' })
  await expect(sent).toContainText(person.email)
  await expect(sent).toBeFocused()
  await expectAccessible()
  const link = linkIn(await mailTo(person.email, 'lost-factors'), '/auth/recover')
  // Half of the link first, and then all of it in the same tab.
  await page.goto(link.slice(0, -9))
  await page.getByRole('button', { name: 'Remove it in 24 hours' }).click()
  await expect(page.getByRole('heading', { name: 'That didn’t work' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Remove your second factor?' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Remove it in 24 hours' }).click()
  await expect(page.getByRole('heading', { name: 'It will be removed' })).toBeVisible()
  await expect(page.getByRole('status')).toContainText('your password is enough to sign in')
  await expectAccessible()
  await mailTo(person.email, 'factor-removal')

  // Nothing is removed before the day is over, and the link does nothing more.
  await runJob(server, 'sweep-bookings')
  await expect(signIn(server.url, person.email, PASSWORD)).rejects.toThrow('code_required')
  await page.reload()
  await page.getByRole('button', { name: 'Remove it in 24 hours' }).click()
  await expect(page.getByRole('heading', { name: 'That didn’t work' })).toBeVisible()

  await letADayPass(server, person)
  await mailTo(person.email, 'two-factor-off')
  await typePassword(page, person)
  await expectToast('Welcome back!', "You've successfully signed in.")
  await expect(page).toHaveURL(/\/settings\/login-security$/)
  await expect(page.getByRole('button', { name: 'Set up two-factor' })).toBeVisible()
})

test('the link in the mail that announces it keeps the second factor for good', { tag: '@both' }, async ({
  page,
  server,
  mailTo,
  expectAccessible,
}) => {
  const person = await newPerson(server, { verified: true })
  const key = await guard(server, person)
  await typePassword(page, person)
  await page.getByRole('button', { name: 'Lost your app and recovery codes?' }).click()
  await page.goto(linkIn(await mailTo(person.email, 'lost-factors'), '/auth/recover'))
  await page.getByRole('button', { name: 'Remove it in 24 hours' }).click()
  const keep = linkIn(await mailTo(person.email, 'factor-removal'), '/auth/keep')
  await page.goto(keep)
  await expect(page.getByRole('heading', { name: 'Keep your second factor?' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('heading', { name: 'Your second factor stays' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Login & security' })).toBeVisible()
  await expectAccessible()

  await letADayPass(server, person)
  await expect(signIn(server.url, person.email, PASSWORD)).rejects.toThrow('code_required')
  await typePassword(page, person)
  await page.getByLabel('Code from your app').fill(totp(key, 1))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('10 recovery codes are left')).toBeVisible()
  await expect(page.getByText('Your second factor will be removed')).toHaveCount(0)
})

test('a signed-in owner is told of the removal and stops it @once', async ({
  page,
  server,
  expectToast,
  expectAccessible,
}) => {
  const person = await newPerson(server, { verified: true })
  await guard(server, person)
  await server.query(
    "insert into factor_removals (user_id, requested_at, takes_effect_at) select id, now(), now() + interval '1 day' from users where email = $1",
    [person.email],
  )
  await enterAs(page, person, '/settings/login-security')
  const notice = page.getByRole('status').filter({ hasText: 'Your second factor will be removed' })
  await expect(notice).toBeVisible()
  await expectAccessible()
  await notice.getByRole('button', { name: 'Keep it' }).click()
  await expectToast('Your second factor stays')
  await expect(notice).toHaveCount(0)
  await letADayPass(server, person)
  await expect(signIn(server.url, person.email, PASSWORD)).rejects.toThrow('code_required')
})

test('an admin who has checked who is asking has a lost second factor removed a day later', {
  tag: '@both',
}, async ({ page, passMinutes, server, signInAs, mailTo, expectToast, expectAccessible }) => {
  const person = await newPerson(server, { verified: true })
  await guard(server, person)
  const [found] = await server.query('select id from users where email = $1', [person.email])
  const { id } = found as { id: string }
  await signInAs('admin')
  await passMinutes(6)
  await page.goto(`/admin/users?tab=users&person=${id}`)
  await page.getByRole('button', { name: 'Remove lost second factor' }).click()
  const ask = page.getByRole('dialog', { name: 'Remove Ines Moreau’s second factor?' })
  await expect(ask).toBeVisible()
  await expectAccessible()
  await ask.getByRole('button', { name: 'Remove in 24 hours' }).click()
  await expectToast('Validation Error', 'Please say why')
  await ask.getByLabel('How did you check their identity?').fill('Video call, passport in hand')
  await ask.getByRole('button', { name: 'Remove in 24 hours' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByLabel('Your password').fill('Roomtone1')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expectToast('We’ve emailed them. It’s removed in 24 hours unless they object.')
  const mail = await mailTo(person.email, 'factor-removal')
  expect(mail.text).toContain('Someone asked our team to remove the second factor')
  await expect(signIn(server.url, person.email, PASSWORD)).rejects.toThrow('code_required')

  await letADayPass(server, person)
  await mailTo(person.email, 'two-factor-off')
  await expect(signIn(server.url, person.email, PASSWORD)).resolves.toBeTruthy()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove lost second factor' })).toHaveCount(0)
})
