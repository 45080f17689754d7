import { enterAs, newPerson } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const PASSWORD = 'Quiet1please'

test.use({ expectedErrors: [/status of (403|422)/] })

test('some minutes after the sign-in, another email address takes the password, and nothing typed is lost', {
  tag: '@both',
}, async ({ page, passMinutes, server, mailTo, expectToast, expectAccessible }) => {
  const person = await newPerson(server, { verified: true })
  const next = `new-${person.email}`
  await passMinutes(6)
  await enterAs(page, person, '/settings/personal-info')
  await page.getByRole('button', { name: 'Edit: Email' }).click()
  const field = page.getByLabel('New email address')
  await field.fill(next)
  const send = page.getByRole('button', { name: 'Send link' })
  await send.click()

  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  const password = dialog.getByLabel('Your password')
  await expect(password).toBeFocused()
  await expectAccessible()

  // Canceling goes back to the form, and nothing was sent.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(field).toHaveValue(next)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)

  await send.click()
  await password.fill('Wrong1password')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expectToast('Validation Error', 'This isn’t your password')
  await expect(password).toBeFocused()
  await expectAccessible()
  await password.fill(PASSWORD)
  await password.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`To switch to ${next}, open the link we sent there.`)).toBeVisible()
  await mailTo(next, 'change-email')

  // For the next minutes nobody is asked again.
  await page.getByRole('button', { name: 'Edit: Email' }).click()
  await field.fill(`other-${person.email}`)
  await send.click()
  await mailTo(`other-${person.email}`, 'change-email')
  await expect(
    page.getByText(`To switch to other-${person.email}, open the link we sent there.`),
  ).toBeVisible()
})

test('a person without a password gets a code by email, and another on request', { tag: '@both' }, async ({
  page,
  passMinutes,
  server,
  mailTo,
  expectToast,
  expectAccessible,
}) => {
  const person = await newPerson(server, { verified: true })
  await server.query('update users set password_hash = null where email = $1', [person.email])
  await passMinutes(6)
  await enterAs(page, person, '/settings/privacy')
  await page.getByRole('button', { name: 'Request my personal data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect(dialog.getByText(`We sent a 6-digit code to ${person.email}.`)).toBeVisible()
  await expectAccessible()
  await mailTo(person.email, 'proof-code')
  await dialog.getByRole('button', { name: 'Send again' }).click()
  const codes = () =>
    server.query(
      "select text from embedded_mails where recipient = $1 and kind = 'proof-code' order by sent_at desc",
      [person.email],
    ) as Promise<{ text: string }[]>
  await expect.poll(async () => (await codes()).length).toBe(2)
  const code = /\b\d{6}\b/.exec((await codes())[0]?.text ?? '')?.[0] ?? ''
  await dialog.getByLabel('Code from your email').fill(code)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
  await expectToast('We’re making your copy')
})

test('an admin confirms who they are before giving someone a role', { tag: '@both' }, async ({
  page,
  passMinutes,
  server,
  signInAs,
  expectToast,
  expectAccessible,
}) => {
  const { email } = await newPerson(server, { verified: true })
  await signInAs('admin')
  await passMinutes(6)
  await page.goto(`/admin/users?tab=users&q=${encodeURIComponent(email)}`)
  const actions = page.getByRole('button', { name: 'Actions for Ines Moreau' })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Make host' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect(dialog).toBeVisible()
  await expectAccessible()
  await dialog.getByLabel('Your password').fill('Roomtone1')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expectToast('Ines Moreau is now a host')
  const roles = await server.query(
    "select role from user_roles join users on users.id = user_id where email = $1 and role = 'host'",
    [email],
  )
  expect(roles).toEqual([{ role: 'host' }])
})
