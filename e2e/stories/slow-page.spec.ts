import { openHaltingLine } from '../support/halting-line.ts'
import { expect, test } from '../support/test.ts'

// A returning visitor has the scripts cached: on a slow line they are there long before the page itself.
for (const [where, words] of [
  ['before its content', '<div id="root"'],
  ['in the middle of its content', '</header>'],
  ['before what it was drawn from', '<script type="application/json" id="state"'],
] as const)
  test(`a page that halts ${where} is hydrated once the rest arrives`, { tag: '@once' }, async ({
    page,
    server,
  }) => {
    const line = await openHaltingLine(server.url, words)
    await page.addInitScript(() => localStorage.setItem('roomtone.been', 'here'))
    const scripts: string[] = []
    page.on('requestfinished', (request) => {
      if (/\/assets\/entry-client.*\.js$/.test(request.url())) scripts.push(request.url())
    })
    const arriving = page.goto(`${line.url}/terms`)
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
    // Long enough that code that did not wait for the rest would fail.
    await page.waitForTimeout(500)
    line.letGo()
    await arriving
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await page.getByRole('link', { name: 'Help center' }).last().click()
    await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible()
    await line.close()
  })
