import type { Page } from '@playwright/test'
import { idOf } from '../support/listings.ts'
import { expect, test } from '../support/test.ts'

const PATHS = ['/', '/search', '/property/:live', '/help', '/auth']

const REST = /<script type="text\/plain" id="more-styles">(.*?)<\/script>/s
const SCRIPTS = /<script\b.*?<\/script>/gs

for (const path of PATHS) {
  test(`${path} is drawn with the styles it comes with as with all of them`, { tag: '@once' }, async ({
    page,
    server,
  }) => {
    const address = path.replace(':live', await idOf(server, 'Glasshouse on Fern Lane'))
    const html = await (await fetch(server.url + address)).text()
    expect(html).toMatch(REST)

    await page.goto(address)
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await expect(page.locator('#more-styles')).toHaveCount(0)
    const all = await page.locator('style#styles').textContent()
    const had = /<style id="styles">(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    expect(had.length).toBeLessThan((all?.length ?? 0) * 0.6)

    const still = html.replace(SCRIPTS, '')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const before = await looks(page, still)
      expect(before.length).toBeGreaterThan(5)
      expect(
        await looks(
          page,
          still.replace(/<style id="styles">.*?<\/style>/s, () => `<style>${all}</style>`),
        ),
      ).toEqual(before)
    }
  })
}

/** How every element is drawn, in its order. */
async function looks(page: Page, html: string): Promise<string[]> {
  await page.setContent(html, { waitUntil: 'domcontentloaded' })
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const drawn = [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part)
        return part && style.content === 'none'
          ? ''
          : Array.from(style, (name) => style.getPropertyValue(name)).join()
      })
      return `${element.tagName} ${element.getAttribute('class')} ${drawn.join(' | ')}`
    }),
  )
}
