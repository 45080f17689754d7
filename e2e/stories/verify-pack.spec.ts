import { PACK_DAY, PACK_PASSPHRASE, sealedPack } from '../support/packs.ts'
import { expect, test } from '../support/test.ts'

const file = (buffer: Buffer) => ({ name: 'pack.zip', mimeType: 'application/zip', buffer })

/** In the content of README.txt, which comes first: header, name, mark of its encryption, salt, check value. */
const IN_README = 30 + 'README.txt'.length + 11 + 18 + 3

test('a third party checks a pack without a connection, and opens what is in it', { tag: '@once' }, async ({
  page,
  server,
  context,
  expectAccessible,
}) => {
  const pack = await sealedPack(server)
  await page.goto('/verify')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByLabel('Compliance pack').setInputFiles(file(pack))
  const first = page.getByRole('heading', { name: 'The container is exactly as Roomtone sealed it.' })
  await expect(first).toBeVisible()
  await page.getByLabel('Passphrase').fill('Q7M2K-9XV4T-0ABCD-EFGHJ-KMNPR')
  await page.getByRole('button', { name: 'Check every file' }).click()
  await expect(page.getByRole('heading', { name: 'The passphrase doesn’t open this pack' })).toBeVisible()

  await page.getByLabel('Passphrase').fill(PACK_PASSPHRASE.toLowerCase().replaceAll('-', ' '))
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { name: 'This pack is exactly as Roomtone sealed it.' }),
  ).toBeVisible()
  const facts = page.getByRole('region', { name: 'What the pack says' })
  await expect(facts).toContainText('RT-2026-000123')
  await expect(facts).toContainText(PACK_DAY)
  await expect(page.getByRole('region', { name: 'Files in it' }).getByRole('listitem')).toHaveCount(5)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save release/release-v1.txt' }).click()
  expect((await saving).suggestedFilename()).toBe('release-v1.txt')
  await context.setOffline(false)
  await expectAccessible()
})

test('one changed byte is found, and its file is named', { tag: '@phone' }, async ({
  page,
  server,
  expectAccessible,
}) => {
  const pack = await sealedPack(server)
  pack.writeUInt8(pack.readUInt8(IN_README) ^ 1, IN_README)
  await page.goto('/verify')
  await page.getByLabel('Compliance pack').setInputFiles(file(pack))
  await expect(page.getByRole('heading', { name: 'The container was changed' })).toBeVisible()
  await page.getByLabel('Passphrase').fill(PACK_PASSPHRASE)
  await page.getByRole('button', { name: 'Check every file' }).click()
  await expect(page.getByRole('heading', { name: 'README.txt was changed' })).toBeVisible()
  const files = page.getByRole('region', { name: 'Files in it' })
  await expect(files.getByRole('listitem').filter({ hasText: 'README.txt' })).toContainText('Not as sealed')
  await expect(page.getByRole('button', { name: 'Save README.txt' })).toHaveCount(0)
  await expectAccessible()
})

test('a pack can be dropped, and a file that is no pack is named as such', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/verify')
  const dataTransfer = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['no archive at all'], 'notes.zip', { type: 'application/zip' }))
    return transfer
  })
  const field = page.getByLabel('Compliance pack')
  await field.dispatchEvent('dragenter', { dataTransfer })
  await expect(page.getByText('Drop to check it')).toBeVisible()
  await field.dispatchEvent('drop', { dataTransfer })
  await expect(page.getByText('The archive doesn’t end with our seal.')).toBeVisible()
})

test('the script and the keys are there for everyone, as they were written', { tag: '@once' }, async ({
  page,
  server,
}) => {
  await page.goto('/verify')
  const href = await page.getByRole('link', { name: 'Download the script' }).getAttribute('href')
  const script = await (await fetch(new URL(href ?? '', server.url))).text()
  expect(script).toContain('Checks a compliance pack of Roomtone without Roomtone')
  const keys = await page.getByRole('link', { name: 'Our public keys' }).getAttribute('href')
  const list = (await (await fetch(new URL(keys ?? '', server.url))).json()) as { keys: unknown[] }
  expect(list.keys.length).toBeGreaterThan(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it does and what else there is', { tag: '@once' }, async ({ page, server }) => {
    await page.goto('/verify')
    await expect(page.getByRole('heading', { name: 'Check a compliance pack' })).toBeVisible()
    await expect(page.getByText('Nothing is uploaded')).toBeVisible()
    // Read from the answer itself: where a test only keeps scripts from running, the parser skips this element.
    const html = await (await fetch(`${server.url}/verify`)).text()
    expect(html).toMatch(/<noscript>.*This page needs JavaScript.*<\/noscript>/)
    await expect(page.getByRole('link', { name: 'Verify your identity' })).toHaveAttribute(
      'href',
      '/verify-identity',
    )
  })
})
