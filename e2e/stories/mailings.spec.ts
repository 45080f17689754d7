import { enterAs, newPerson } from '../support/people.ts'
import { expect, linkIn, test } from '../support/test.ts'

test('an admin writes a mailing, looks at it in her own mailbox, and sends it; a reader unsubscribes', {
  tag: '@once',
}, async ({ page, server, signInAs, mailTo, expectToast, expectAccessible }) => {
  const reader = await newPerson(server, { verified: true })
  const subject = `Quiet rooms ${reader.email.slice(7, 15)}`
  await signInAs('admin')
  await page.goto('/admin/dashboard')
  await page.getByRole('main').getByRole('link', { name: 'Mailings' }).click()
  await expect(page.getByRole('heading', { name: 'Mailings', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Second holds are here' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Write a mailing' }).click()

  // Exactly: the list that is being left has a field to search by subject.
  await page.getByLabel('Subject', { exact: true }).fill(subject)
  await page.getByLabel('Text', { exact: true }).fill('Three of them are new.\n\nAll take a dolly.')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: subject })).toBeVisible()
  await expect(preview.getByText('All take a dolly.', { exact: true })).toBeVisible()
  await page.getByLabel('Button text').fill('Look at them')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Enter a page on Roomtone, starting with /').first()).toBeVisible()
  await expect(page.getByLabel('Page', { exact: true })).toBeFocused()
  await page.getByLabel('Page', { exact: true }).fill('/search')
  await page.getByRole('button', { name: 'Send to myself' }).click()
  await expectToast('On its way to you')
  expect((await mailTo('admin@roomtone.test', 'mailing-trial')).subject).toBe(`Test: ${subject}`)
  await expect(page).toHaveURL(/mailing=[0-9a-f-]{36}$/)
  await expectAccessible()

  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /Send it to \d+ people\?/ })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Send it' }).click()
  await expectToast('The mailing is on its way')
  await expect(page.getByText(/Sent to \d+ people\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save draft' })).toHaveCount(0)
  await expectAccessible()

  const mail = await mailTo(reader.email, 'mailing')
  expect(mail.subject).toBe(subject)
  const token = new URL(linkIn(mail, '/unsubscribe')).searchParams.get('token')
  const pressed = await fetch(`${server.url}/api/unsubscribe/${token}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(pressed.status).toBe(200)
  await enterAs(page, reader, '/settings/notifications')
  await expect(page.getByLabel('Unsubscribe from all marketing emails')).toBeChecked()
})

test('a draft can be thrown away, once it has been asked twice', { tag: '@once' }, async ({
  page,
  signInAs,
  expectToast,
}) => {
  await signInAs('admin')
  await page.goto('/admin/mailings?mailing=new')
  await page.getByLabel('Subject', { exact: true }).fill('Not this one')
  await page.getByLabel('Text', { exact: true }).fill('On second thought.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expectToast('Draft saved')
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await expectToast('Draft discarded')
  await expect(page).toHaveURL(/\/admin\/mailings$/)
  await expect(page.getByRole('link', { name: 'Second holds are here' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Not this one' })).toHaveCount(0)
})
