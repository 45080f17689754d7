import { aDeviceFor, suggestNothing } from '../support/passkeys.ts'
import { enterAs, newPerson } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: [/status of (401|403|422)/] })

test('a passkey is added, renamed, signs its owner in, and is removed', { tag: '@both' }, async ({
  page,
  passMinutes,
  server,
  mailTo,
  expectToast,
  expectAccessible,
}) => {
  const person = await newPerson(server, { verified: true })
  const device = await aDeviceFor(page)
  await suggestNothing(page)
  await enterAs(page, person, '/settings/login-security')
  const section = page.getByRole('region', { name: 'Passkeys' })
  const list = page.getByRole('list', { name: 'Your passkeys' })
  const dialog = page.getByRole('dialog')
  await expect(section).toContainText('You have no passkeys yet.')

  const addPasskey = section.getByRole('button', { name: 'Add a passkey' })
  await device.recognizes(false)
  await addPasskey.click()
  await expectToast('No passkey used')
  await device.recognizes(true)
  await addPasskey.click()
  await expectToast('Passkey added')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list).toContainText('Not used yet')
  await mailTo(person.email, 'passkey-added')
  await expectAccessible()

  await list.getByRole('button', { name: /^Rename/ }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.getByLabel('Name', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast('Validation Error', 'Please enter a name')
  await page.getByLabel('Name', { exact: true }).fill('The kitchen laptop')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectToast('Passkey renamed')
  await expect(list.getByRole('button', { name: 'Rename The kitchen laptop' })).toBeFocused()

  await addPasskey.click()
  await expectToast('Already added')

  await page.evaluate(() => localStorage.removeItem('roomtone.session'))
  await page.goto('/auth?tab=sign-in&next=%2Fsettings%2Flogin-security')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await device.recognizes(false)
  await button.click()
  await expectToast('No passkey used')
  await expectAccessible()
  await device.recognizes(true)
  await button.click()
  await expectToast('Welcome back!', "You've successfully signed in.")
  await expect(page).toHaveURL(/\/settings\/login-security$/)
  await expect(list).toContainText('Last used')

  // A few minutes later, the passkey is the fresh proof.
  await passMinutes(6)
  await list.getByRole('button', { name: 'Remove The kitchen laptop' }).click()
  await expect(page.getByRole('dialog', { name: 'Remove The kitchen laptop?' })).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect(proof.getByRole('button', { name: 'I don’t have my passkey here' })).toBeVisible()
  await expectAccessible()
  await proof.getByRole('button', { name: 'Use your passkey' }).click()
  await expectToast('Passkey removed')
  await expect(section).toContainText('You have no passkeys yet.')
  await expect(section.getByRole('heading', { name: 'Passkeys' })).toBeFocused()
  await mailTo(person.email, 'passkey-removed')

  await page.evaluate(() => localStorage.removeItem('roomtone.session'))
  await page.goto('/auth?tab=sign-in')
  await button.click()
  await expectToast('Passkey not accepted')
  await expect(page).toHaveURL(/\/auth/)
})

test('the browser suggests a passkey in the email field, and choosing it signs in', { tag: '@once' }, async ({
  page,
  server,
  expectToast,
}) => {
  const person = await newPerson(server, { verified: true })
  await aDeviceFor(page)
  await enterAs(page, person, '/settings/login-security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expectToast('Passkey added')
  await page.evaluate(() => localStorage.removeItem('roomtone.session'))
  // This virtual device answers as soon as it is asked.
  await page.goto('/auth?tab=sign-in&next=%2Fsettings%2Flogin-security')
  await expectToast('Welcome back!', "You've successfully signed in.")
  await expect(page).toHaveURL(/\/settings\/login-security$/)
})

test('a page under another host than passkeys are made for offers none @once', async ({ page, server }) => {
  const person = await newPerson(server, { verified: true })
  const elsewhere = server.url.replace('localhost', '127.0.0.1')
  await page.goto(`${elsewhere}/auth?tab=sign-in`)
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
  await page.evaluate(
    (stored) => localStorage.setItem('roomtone.session', stored),
    JSON.stringify(person.session),
  )
  await page.goto(`${elsewhere}/settings/login-security`)
  await expect(page.getByRole('heading', { name: 'Device history' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Passkeys' })).toHaveCount(0)
})
