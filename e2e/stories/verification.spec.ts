import { enterAs, ID_PICTURE, newPerson, submitDetails } from '../support/people.ts'
import type { TestServer } from '../support/server.ts'
import { expect, signIn, test } from '../support/test.ts'

test('a newcomer verifies on /home and is shown the spaces', { tag: '@once' }, async ({
  page,
  server,
  expectToast,
  expectAccessible,
}) => {
  await enterAs(page, await newPerson(server), '/home')
  await expect(page.getByRole('heading', { name: 'Verification Required', level: 1 })).toBeVisible()
  await expect(page.getByText('Secure and private')).toBeVisible()
  await expect(page.getByText('Quick, 2-3 minutes')).toBeVisible()
  await expect(page.getByText(/automatic compliance pack generation/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Start Verification' }).click()

  await expect(page.getByRole('heading', { name: 'Your details and your ID' })).toBeFocused()
  await expect(page.getByLabel('Full Legal Name')).toHaveValue('Ines Moreau')
  await expect(page.getByLabel('Date of Birth')).toHaveValue('1990-02-03')
  const submit = page.getByRole('button', { name: 'Submit for Verification' })
  await expect(submit).toBeDisabled()
  await page.getByLabel('ID Number').fill('X1234567')
  await page.getByLabel('Address').fill('12 Alder Street')
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Start Verification' }).click()
  await expect(page.getByLabel('Address')).toHaveValue('12 Alder Street')

  await page.getByLabel('Government ID').setInputFiles(ID_PICTURE)
  await expect(page.getByText('passport.png')).toBeVisible()
  await expect(page.getByText('Uploaded and encrypted')).toBeVisible()
  await page.getByLabel('Full Legal Name').fill('')
  await expect(submit).toBeDisabled()
  await page.getByLabel('Full Legal Name').fill('Ines Moreau')
  await expectAccessible()
  await submit.click()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()

  await expect(page.getByRole('heading', { name: 'Verification Complete!' })).toBeVisible()
  await expect(page.getByText('You can now book spaces or list your property')).toBeVisible()
  await expectToast('Verification Complete', 'Your identity has been verified successfully.')
  await expectAccessible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Featured Spaces' })).toBeVisible()
  await page.goto('/settings/personal-info')
  await expect(page.getByText('Identity verification').locator('..')).toContainText('Verified')
})

test('someone who has not committed yet is asked to once they are verified', { tag: '@once' }, async ({
  page,
  server,
}) => {
  await enterAs(page, await newPerson(server, { committed: false }), '/dashboard')
  await expect(page.getByRole('heading', { name: 'Verification Required' })).toBeVisible()
  await submitDetails(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Our community commitment' })).toBeVisible()
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('No bookings yet')).toBeVisible()
})

test('its own page leads on when it is done', { tag: '@once' }, async ({ page, server }) => {
  await enterAs(page, await newPerson(server), '/verify-identity?next=%2Fwishlist')
  await submitDetails(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/wishlist$/)
  await page.goto('/verify-identity')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/home$/)
})

test('a host is asked for it in the words of hosting', { tag: '@once' }, async ({ page, server }) => {
  await enterAs(page, await newPerson(server, { userType: 'host' }), '/hosting')
  await expect(page.getByText('Complete identity verification to start hosting')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Verification' })).toBeVisible()
})

test.describe('files', () => {
  test.use({ expectedErrors: [/status of 415|ERR_FAILED/] })

  test('too large, not what it says, and lost on the way', { tag: '@once' }, async ({
    page,
    server,
    expectToast,
  }) => {
    await enterAs(page, await newPerson(server), '/home')
    await page.getByRole('button', { name: 'Start Verification' }).click()
    await page.getByLabel('Address').fill('12 Alder Street')
    const field = page.getByLabel('Government ID')
    await field.setInputFiles({ ...ID_PICTURE, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) })
    await expectToast('File too large', 'Please upload a file smaller than 10MB')

    const words = 'Please upload a JPEG, PNG or HEIC picture, or a PDF'
    const text = { name: 'id.pdf', mimeType: 'application/pdf', buffer: Buffer.from('I am not a PDF') }
    await field.setInputFiles(text)
    await expectToast('Invalid file type', words)
    await expect(page.getByRole('main').getByText(`id.pdf: ${words}`)).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')

    await page.route('**/api/verification/document', (route) => route.abort(), { times: 1 })
    await field.setInputFiles(ID_PICTURE)
    await expect(page.getByRole('alert')).toContainText('We couldn’t reach Roomtone')
    await expect(page.getByRole('button', { name: 'Submit for Verification' })).toBeDisabled()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Uploaded and encrypted')).toBeVisible()
    await page.getByRole('button', { name: 'Remove passport.png' }).click()
    await expect(field).toBeVisible()
    await expect(page.getByLabel('Address')).toHaveValue('12 Alder Street')
  })

  test('a file can be dropped', { tag: '@once' }, async ({ page, server }) => {
    await enterAs(page, await newPerson(server), '/home')
    await page.getByRole('button', { name: 'Start Verification' }).click()
    const dataTransfer = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(bytes)], 'license.png', { type: 'image/png' }))
        return transfer
      },
      [...ID_PICTURE.buffer],
    )
    const field = page.getByLabel('Government ID')
    await field.dispatchEvent('dragenter', { dataTransfer })
    await expect(page.getByText('Drop to add it')).toBeVisible()
    await field.dispatchEvent('drop', { dataTransfer })
    await expect(page.getByText('license.png')).toBeVisible()
    await expect(page.getByText('Uploaded and encrypted')).toBeVisible()
  })
})

test.describe('failing', () => {
  test.use({ expectedErrors: [/status of 422|ERR_FAILED/] })

  test('a failure says so and keeps what was typed', { tag: '@once' }, async ({
    page,
    server,
    expectToast,
  }) => {
    await enterAs(page, await newPerson(server), '/home')
    await page.getByRole('button', { name: 'Start Verification' }).click()
    await page.getByLabel('Government ID').setInputFiles(ID_PICTURE)
    await page.getByLabel('Date of Birth').fill('2999-01-01')
    const submit = page.getByRole('button', { name: 'Submit for Verification' })
    await submit.click()
    await expectToast('Validation Error')
    await expect(page.getByLabel('Date of Birth')).toBeFocused()
    await expect(page.getByLabel('Date of Birth')).toHaveValue('2999-01-01')

    await page.route('**/api/verification', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await page.getByLabel('Date of Birth').fill('1990-02-03')
    await submit.click()
    await expectToast('Verification Failed', 'Please try again or contact support.')
    await expect(page.getByText('passport.png')).toBeVisible()
    await page.unroute('**/api/verification')
    await submit.click()
    await expect(page.getByRole('heading', { name: 'Verification Complete!' })).toBeVisible()
  })
})

test('a birthday that differs is reviewed by a person, who approves', { tag: '@once' }, async ({
  page,
  browser,
  server,
  signInAs,
  mailTo,
  expectToast,
  expectAccessible,
}) => {
  const person = await newPerson(server)
  const context = await browser.newContext({ baseURL: server.url })
  const theirs = await context.newPage()
  await enterAs(theirs, person, '/home')
  await submitDetails(theirs, { name: 'Odile Moreau', birthday: '1990-02-04' })
  await expect(theirs.getByRole('heading', { name: 'Your details are in review' })).toBeFocused()
  await theirs.goto('/settings/personal-info')
  await expect(theirs.getByText('Identity verification').locator('..')).toContainText('In review')

  await signInAs('admin')
  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: /Identity verifications/ }).click()
  const card = page.getByRole('listitem').filter({ hasText: person.email })
  await expect(card).toContainText('Birthday doesn’t match')
  await expect(card).toContainText('Profile: February 3, 1990')
  await expectAccessible()
  await card.getByRole('button', { name: 'Show document' }).click()
  const dialog = page.getByRole('dialog', { name: 'ID for Odile Moreau' })
  await expect(dialog).toContainText('We keep a record of who opens this and when.')
  const picture = dialog.getByRole('img')
  await expect(picture).toHaveJSProperty('naturalWidth', 640)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await card.getByRole('button', { name: 'Approve Odile Moreau' }).click()
  await expectToast('Odile Moreau is verified')
  await expect(card).toHaveCount(0)
  await page.goto('/admin/verifications?tab=verified')
  await expect(page.getByRole('listitem').filter({ hasText: person.email })).toBeVisible()

  await mailTo(person.email, 'verification-verified')
  await theirs.goto('/home')
  await expect(theirs.getByRole('heading', { name: 'Featured Spaces' })).toBeVisible()
  await context.close()
})

test('a rejected person reads why and tries again', { tag: '@once' }, async ({
  page,
  browser,
  server,
  signInAs,
  mailTo,
}) => {
  const person = await newPerson(server)
  await enterAs(page, person, '/home')
  await submitDetails(page, { name: 'Rosa Moreau', birthday: '1991-02-03' })
  await expect(page.getByRole('heading', { name: 'Your details are in review' })).toBeVisible()

  const context = await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() })
  const theirs = await context.newPage()
  await signInAs('admin', theirs)
  await theirs.goto('/admin/verifications')
  const card = theirs.getByRole('listitem').filter({ hasText: person.email })
  await card.getByRole('button', { name: 'Reject Rosa Moreau' }).click()
  const dialog = theirs.getByRole('dialog', { name: 'Reject Rosa Moreau?' })
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await dialog.getByLabel('Reason').fill('The picture is too dark to read.')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(card).toHaveCount(0)
  await theirs.goto('/admin/verifications?tab=rejected')
  await expect(theirs.getByRole('listitem').filter({ hasText: person.email })).toContainText('too dark')
  await context.close()

  await mailTo(person.email, 'verification-rejected')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'We couldn’t verify you' })).toBeVisible()
  await expect(page.getByText('The picture is too dark to read.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Date of Birth')).toHaveValue('1990-02-03')
  await page.getByLabel('Government ID').setInputFiles(ID_PICTURE)
  await page.getByRole('button', { name: 'Submit for Verification' }).click()
  // A person rejected it, so a person has to approve it: the provider alone cannot.
  await expect(page.getByRole('heading', { name: 'Your details are in review' })).toBeVisible()
})

test.describe('two admins', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('the one who comes second is told, and sees the current list', { tag: '@once' }, async ({
    page,
    server,
    signInAs,
    expectToast,
  }) => {
    const person = await newPerson(server)
    await enterAs(page, person, '/home')
    await submitDetails(page, { name: 'Tilda Moreau', birthday: '1992-02-03' })
    await expect(page.getByRole('heading', { name: 'Your details are in review' })).toBeVisible()
    await signInAs('admin')
    await page.goto('/admin/verifications')
    const card = page.getByRole('listitem').filter({ hasText: person.email })
    await expect(card).toBeVisible()
    await approveElsewhere(server, person.email)
    await card.getByRole('button', { name: 'Approve Tilda Moreau' }).click()
    await expectToast('Error', 'isn’t under review anymore')
    await expect(card).toHaveCount(0)
  })
})

async function approveElsewhere(server: TestServer, email: string): Promise<void> {
  const { access_token } = await signIn(server.url, 'admin@roomtone.test')
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
  const list = `${server.url}/api/admin/verifications`
  const { items } = (await (await fetch(list, { headers })).json()) as {
    items: { id: string; email: string }[]
  }
  const id = items.find((item) => item.email === email)?.id
  const body = JSON.stringify({ approved: true })
  const response = await fetch(`${list}/${id}/decision`, { method: 'POST', headers, body })
  expect(response.status).toBe(200)
}
