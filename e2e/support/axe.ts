import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'

// Sent to every page that is checked, without comments, which are more than half of it.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** It parses colors again for every element, which is half of its work; a page has only a dozen. */
const REMEMBERING = `{
  const { Color } = axe.commons.color
  const { parseString } = Color.prototype
  const known = new Map()
  Color.prototype.parseString = function (text) {
    const color = known.get(text) ?? parseString.call(new Color(), text)
    known.set(text, color)
    return Object.assign(this, { r: color.r, g: color.g, b: color.b, alpha: color.alpha })
  }
}`
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Accessibility problems of the page, in words: the rule, and where it is broken. Frames are checked as well.
 */
export async function findViolations(page: Page): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source + REMEMBERING)
  const violations = await page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: typeof Axe }
    const found = await axe.run({ resultTypes: ['violations'], runOnly: { type: 'tag', values } })
    return found.violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ target }) => target.join(' ')),
    }))
  }, TAGS)
  return violations.map(({ id, where }) => `${id}: ${where.join(', ')}`)
}
