import { idOf } from '../support/listings.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: [/422/] })

const WORDS = 'Ring 213 373 4253 for a tour'

test(
  'a host whose text is refused sees the words, loses nothing, and saves it after a review',
  { tag: '@both' },
  async ({ page, browser, server, signInAs, expectToast, expectAccessible }, { project }) => {
    const tagline = `${WORDS} (${project.name})`
    const id = await idOf(server, 'Casa Tamarisk Pool Terrace')
    const taglineOf = async () =>
      (await server.query('select tagline from properties where id = $1', [id]))[0] as { tagline: string }
    const before = await taglineOf()
    await signInAs('host')
    await page.goto(`/hosting?tab=listings&listing=${id}&section=texts`)
    const field = page.getByLabel('Tagline')
    await field.fill(tagline)
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await save.click()

    const refused = page.getByRole('dialog', { name: 'Please change these words' })
    await expect(refused.getByRole('heading', { name: 'Tagline' })).toBeVisible()
    await expect(refused).toContainText(
      'Everyone can read this, so please leave out contact details and links.',
    )
    await expect(refused).toContainText('“213 373 4253”')
    await expectAccessible()
    await refused.getByRole('button', { name: 'Ask for a review: Tagline' }).click()
    await expect(refused.getByRole('status')).toContainText('Someone at Roomtone is reading this.')
    await refused.getByRole('button', { name: 'Back to editing' }).click()
    await expect(field).toHaveValue(tagline)
    expect(await taglineOf()).toEqual(before)

    const context = await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() })
    const admin = await context.newPage()
    await signInAs('admin', admin)
    await admin.goto('/admin/moderation')
    const card = admin.getByRole('listitem').filter({ hasText: tagline })
    await expect(card).toContainText('Blocked by our filters. The author asked for a review.')
    await expect(card).toContainText('Tagline')
    await card.getByRole('button', { name: /^Approve the text by/ }).click()
    await expect(card).toHaveCount(0)
    await context.close()

    await save.click()
    await expectToast('Saved')
    expect(await taglineOf()).toEqual({ tagline })
  },
)
