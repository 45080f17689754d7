import { enterAs, newPerson } from '../support/people.ts'
import { expect, signIn, test } from '../support/test.ts'
import { totp } from '../support/totp.ts'

const PASSWORD = 'Quiet1please'

test.use({ expectedErrors: [/status of (401|403|404|409|422)/] })

test('two-factor is set up, asked for at sign-in, another device is sent away, and a break ends by signing in', {
  tag: '@both',
}, async ({ page, passMinutes, server, mailTo, expectToast, expectAccessible }) => {
  const person = await newPerson(server, { verified: true })
  const { email } = person
  await enterAs(page, person, '/settings/login-security')

  await page.getByRole('button', { name: 'Set up two-factor' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await expectAccessible()
  await dialog.getByLabel('Code from the app').fill(totp(key))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  const [recovery = '', spare = ''] = await dialog.locator('code').allInnerTexts()
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('roomtone-recovery-codes.txt')
  await dialog.getByRole('button', { name: 'I saved them' }).click()
  await expect(page.getByText('10 recovery codes are left')).toBeVisible()
  await mailTo(email, 'two-factor-on')
  await expect(signIn(server.url, email, PASSWORD)).rejects.toThrow('code_required')

  // The device that signed up through the API stays signed in until it is signed out here.
  await page.evaluate(() => localStorage.removeItem('roomtone.session'))
  await page.goto('/auth?tab=sign-in&next=%2Fsettings%2Flogin-security')
  const enter = async () => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  }
  await enter()
  await expect(page.getByLabel('Code from your app')).toBeFocused()
  await expectAccessible()
  await page.getByLabel('Code from your app').fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expectToast('Validation Error', 'That code is wrong or was already used. Please try again.')
  await page.getByLabel('Code from your app').fill(totp(key, 1))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expectToast('Welcome back!', "You've successfully signed in.")
  await expect(page).toHaveURL(/\/settings\/login-security$/)

  const devices = page.getByRole('list', { name: 'Where you’re signed in' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').first()).toContainText('This device')
  await expectAccessible()
  await devices.getByRole('button', { name: /^Sign out/ }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  const gone = await fetch(`${server.url}/api/account/me`, {
    headers: { authorization: `Bearer ${person.session.access_token}` },
  })
  expect(gone.status).toBe(401)

  await page.goto('/account-settings')
  await page.getByRole('button', { name: 'Deactivate account' }).click()
  await expect(page.getByRole('dialog', { name: 'Are you absolutely sure?' })).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Deactivate account' }).click()
  await expectToast('Account deactivated', 'Your account has been deactivated successfully.')
  await expect(page).toHaveURL(/\/$/)

  await page.goto('/auth?tab=sign-in&next=%2Fsettings%2Flogin-security')
  await enter()
  await page.getByLabel('Code from your app').fill(recovery)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expectToast('Welcome back!', 'Your account is active again.')
  await expect(page.getByText('9 recovery codes are left')).toBeVisible()
  await mailTo(email, 'reactivated')

  // Some minutes later it takes the password and a code to change anything about it.
  await passMinutes(6)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByLabel('Your password').fill(PASSWORD)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expectToast('Validation Error', 'Please enter a code')
  await expectAccessible()
  const code = proof.getByLabel('Code from your app, or a recovery code')
  await code.fill('000000')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expectToast('Validation Error', 'That code is wrong or was already used. Please try again.')
  await code.fill(spare)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expectToast('Two-factor is off')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('New password', { exact: true }).fill('Louder2please')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expectToast('Password changed', 'Your other devices are signed out.')
  await expect(signIn(server.url, email, 'Louder2please')).resolves.toBeTruthy()
})

test('where admins need two-factor sign-in, the role of one without it rests until it is set up @once', async ({
  page,
  server,
  expectToast,
}) => {
  const person = await newPerson(server, { verified: true })
  await server.query(
    "insert into user_roles (user_id, role, granted_at) select id, 'admin', now() from users where email = $1",
    [person.email],
  )
  const name = 'admins_need_second_factor'
  await server.query(
    "insert into platform_settings (name, value, version, updated_at) values ($1, 'true', 1, now())",
    [name],
  )
  try {
    await enterAs(page, person, '/admin/users')
    await expect(page).toHaveURL(/\/settings\/login-security$/)
    await expectToast('Two-factor sign-in required', 'Set it up here to open the admin pages.')
    await page.getByRole('button', { name: 'Set up two-factor' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    const key = (await dialog.locator('code').innerText()).replaceAll(' ', '')
    await dialog.getByLabel('Code from the app').fill(totp(key))
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await dialog.getByRole('button', { name: 'I saved them' }).click()
    await expect(dialog).toBeHidden()
    await page.goto('/admin/users')
    await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible()
  } finally {
    await server.query('delete from platform_settings where name = $1', [name])
  }
})
