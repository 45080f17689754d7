import { aDeviceFor, suggestNothing } from '../support/passkeys.ts'
import { enterAs, guard, newPerson } from '../support/people.ts'
import type { TestServer } from '../support/server.ts'
import { runTask } from '../support/tasks.ts'
import { expect, freshEmail, test } from '../support/test.ts'
import { totp } from '../support/totp.ts'

const PASSWORD = 'Steady1hands'

test.use({ expectedErrors: [/status of (401|403|404|410|422)/] })

/** As the operator reads it in the terminal. */
async function printLink(server: TestServer, email: string): Promise<string> {
  const printed = await runTask(server, 'set-up-admin', email)
  expect(printed).toContain(`Open this link within 24 hours to become an admin as ${email}. It works once.`)
  return /https?:\/\/\S+/.exec(printed)?.[0] ?? ''
}

test('the link that the operator prints makes an admin with a password and an app, and works once', {
  tag: '@both',
}, async ({ page, server, mailTo, expectToast, expectAccessible }) => {
  const email = freshEmail('first-admin')
  const link = await printLink(server, email)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Set up your admin account' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectToast('Validation Error')
  await page.getByLabel('Full name').fill('Bo Operator')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByRole('heading', { name: 'Add a second factor' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Become an admin' })).toHaveCount(0)
  await expectAccessible()
  await page.getByRole('button', { name: 'Use an authenticator app' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const key = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('Code from the app').fill(totp(key))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await dialog.getByRole('button', { name: 'I saved them' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Almost done' })).toBeVisible()
  await mailTo(email, 'two-factor-on')
  await expectAccessible()
  await page.getByRole('button', { name: 'Become an admin' }).click()
  await expectToast('You’re an admin', 'Invite people under User Management.')
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/admin/users')
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible()

  // The link is gone for themselves and for anybody who finds it later.
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('roomtone.session'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('It was used or replaced, or it’s older than 24 hours.')
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
  await expectAccessible()
})

test('a passkey alone makes an admin too, and signs them in from then on', { tag: '@both' }, async ({
  page,
  server,
  mailTo,
  expectToast,
  expectAccessible,
}) => {
  const email = freshEmail('first-admin')
  await aDeviceFor(page)
  await suggestNothing(page)
  await page.goto(await printLink(server, email))
  await page.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0)
  await expectAccessible()
  await page.getByLabel('Full name').fill('Bo Operator')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Add your passkey' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use an authenticator app' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expectToast('Passkey added')
  await mailTo(email, 'passkey-added')
  await page.getByRole('button', { name: 'Become an admin' }).click()
  await expectToast('You’re an admin')
  await expect(page).toHaveURL(/\/admin\/dashboard$/)

  await page.evaluate(() => localStorage.removeItem('roomtone.session'))
  await page.goto('/auth?tab=sign-in&next=%2Fadmin%2Fusers')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible()
})

test('someone with an account signs in to it, and nobody else gets in with the link @once', async ({
  page,
  server,
  expectToast,
}) => {
  const person = await newPerson(server, { verified: true })
  const key = await guard(server, person)
  await enterAs(page, await newPerson(server, { verified: true }), await printLink(server, person.email))
  await expect(page.getByText(`Sign in as ${person.email} to become an admin.`)).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveCount(0)
  await page.getByLabel('Password', { exact: true }).fill('Quiet1please')
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByLabel('Code from your app').fill(totp(key, 1))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Become an admin' }).click()
  await expectToast('You’re an admin')
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
})
