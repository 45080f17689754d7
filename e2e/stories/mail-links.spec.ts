import { expect, freshEmail, test } from '../support/test.ts'

/** Links that nobody ever sent are refused, on purpose. */
test.use({ expectedErrors: [/400|410/] })

test('links from mails work in a tab that already shows their page', { tag: '@once' }, async ({ page }) => {
  await page.goto('/auth/reset')
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await page.goto('/auth/reset#token=first')
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()

  for (const path of ['/auth/confirm', '/auth/restore']) {
    await page.goto(path)
    await expect(page.getByRole('alert')).toBeVisible()
    for (const token of ['first', 'second']) {
      const asked = page.waitForRequest(
        (request) => request.method() === 'POST' && request.postData()?.includes(token) === true,
      )
      await page.goto(`${path}#token=${token}`)
      await asked
      await expect(page.getByRole('alert')).toBeVisible()
    }
  }
})

test('an invitation is declined in a tab that was open already, and the host sees it', {
  tag: '@both',
}, async ({ page, browser, server, signInAs, mailTo, expectToast, expectAccessible }) => {
  const email = freshEmail('decline')
  await signInAs('host')
  await page.goto('/settings/login-security?tab=shared-access')
  await page.getByRole('button', { name: 'Invite a co-host' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('checkbox', { name: 'Glasshouse on Fern Lane' }).check()
  await dialog.getByRole('checkbox', { name: 'Calendar' }).check()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expectToast('Invitation sent')
  const mail = await mailTo(email, 'cohost-invited')
  const link = /\S+\/shared-access#token=\S+/.exec(mail.text)?.[0] ?? ''

  const context = await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() })
  const theirs = await context.newPage()
  await theirs.goto('/shared-access')
  await expect(theirs.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible()
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { level: 1, name: /invited you to co-host/ })).toBeVisible()
  await theirs.getByRole('button', { name: 'Decline' }).click()
  await expect(theirs.getByRole('heading', { name: 'Invitation declined' })).toBeVisible()
  await context.close()

  await page.reload()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText('Declined')
  await expect(row.getByRole('button')).toHaveCount(0)
  await expectAccessible()
  await mailTo('host@roomtone.test', 'cohost-invitation-declined')
})
