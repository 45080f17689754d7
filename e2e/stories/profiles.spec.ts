import { expect, test } from '../support/test.ts'

const INTRO = 'Three rooms with north light, and a kettle that is always on.'

test('a profile shows strangers a first name and reviews, and members the rest', { tag: '@both' }, async ({
  page,
  server,
  signInAs,
  expectAccessible,
}) => {
  const found = await server.query("select id from users where email = 'host@roomtone.test'")
  const [host] = found as { id: string }[]
  await server.query('update profiles set intro = $1 where id = $2', [INTRO, host?.id])
  await page.goto(`/users/${host?.id}`)
  await expect(page.getByText(/^Members can see more about/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^What crews say about/ })).toBeVisible()
  await expect(page.getByText(INTRO)).toHaveCount(0)
  await expect(page.getByText(/^Member since/)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /’s spaces$/ })).toHaveCount(0)
  await expectAccessible()

  await signInAs('creator')
  const html = await (await page.request.get(`/users/${host?.id}`)).text()
  expect(html).not.toContain(INTRO)
  await page.goto(`/users/${host?.id}`)
  await expect(page.getByText(INTRO)).toBeVisible()
  await expect(page.getByText(/^Member since/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /’s spaces$/ })).toBeVisible()
  await expect(page.getByText(/^Members can see more about/)).toHaveCount(0)
  await expectAccessible()
})
