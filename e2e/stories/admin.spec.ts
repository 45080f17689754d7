import { expect, freshEmail, linkIn, signIn, test } from '../support/test.ts'

const ADMIN_PAGES = ['/admin/dashboard', '/admin/users', '/admin/audit', '/admin/compliance']
const ADMIN_CALLS = [
  '/api/admin/stats',
  '/api/admin/users',
  '/api/admin/waitlist',
  '/api/admin/access-list',
  '/api/admin/audit',
]

test('an admin lands on the admin dashboard and sees true figures', { tag: '@once' }, async ({
  page,
  server,
  expectAccessible,
}) => {
  await page.goto('/auth?tab=sign-in')
  await page.getByLabel('Email').fill('admin@roomtone.test')
  await page.getByLabel('Password', { exact: true }).fill('Roomtone1')
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  const [row] = (await server.query('select count(*)::int as people from profiles')) as { people: number }[]
  await expect(page.getByText('Total Users').locator('..')).toContainText(String(row?.people))
  await expectAccessible()
})

test('a creator can neither open admin pages nor call their endpoints', { tag: '@once' }, async ({
  page,
  server,
  signInAs,
  expectToast,
}) => {
  await signInAs('creator')
  for (const path of ADMIN_PAGES) {
    await page.goto(path)
    await expectToast('Access Denied', "You don't have permission to access this page.")
    await expect(page).toHaveURL(/\/home$/)
  }
  await page.goto('/admin/applications')
  await expectToast('Access denied: Admin only')
  await expect(page).toHaveURL(/\/home$/)

  const { access_token } = await signIn(server.url, 'creator@roomtone.test')
  for (const path of ADMIN_CALLS) {
    const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${access_token}` } })
    expect([path, response.status]).toEqual([path, 403])
    expect((await fetch(server.url + path)).status).toBe(401)
  }
})

test('an admin invites from the waitlist; the mail leads to a new account', { tag: '@once' }, async ({
  page,
  server,
  browser,
  signInAs,
  mailTo,
}) => {
  const email = freshEmail('waiting')
  await server.query(
    "insert into waitlist (email, full_name, user_type, created_at) values ($1, 'Wanda Waiting', 'host', now())",
    [email],
  )
  await signInAs('admin')
  await page.goto(`/admin/users?tab=waitlist&q=${encodeURIComponent(email)}`)
  await page
    .getByRole('row', { name: new RegExp(email) })
    .getByRole('button', { name: 'Invite' })
    .click()
  const invitation = await mailTo(email, 'invitation')

  const context = await browser.newContext({ baseURL: server.url })
  const guest = await context.newPage()
  await guest.goto(linkIn(invitation, '/auth'))
  await expect(guest.getByLabel('Email')).toHaveValue(email)
  await guest.getByLabel('Password', { exact: true }).fill('Wanda1waits')
  await guest.getByLabel('Full name').fill('Wanda Waiting')
  await guest.getByRole('radio', { name: /Host/ }).check()
  await guest.getByRole('button', { name: 'Create account' }).click()
  await expect(guest.getByRole('heading', { name: 'Finish signing up' })).toBeVisible()
  await context.close()

  await page.goto(`/admin/users?tab=users&q=${encodeURIComponent(email)}`)
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Wanda Waiting')
  await page.goto('/admin/audit')
  await expect(page.getByRole('table')).toContainText('Invited someone from the waitlist')
})
