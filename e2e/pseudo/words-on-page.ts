import type { Page } from '@playwright/test'

export type Shown = { text: string; where: string }

/** Everything that a page shows or says aloud, except what is marked as English. */
export function wordsOn(page: Page): Promise<Shown[]> {
  return page.evaluate(() => {
    const SPOKEN = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'placeholder',
      'title',
      'alt',
    ]
    const language = document.documentElement.lang
    const isOurs = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === language
    const placeOf = (element: Element) => {
      const around = element.closest('[aria-label], [data-testid], section, header, footer, main, dialog')
      return `${around?.tagName.toLowerCase() ?? ''} ${element.tagName.toLowerCase()}`
    }
    const found = [{ text: document.title, where: 'title of the document' }]
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      if (!element || /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(element.tagName) || !isOurs(element)) continue
      found.push({ text: node.textContent ?? '', where: placeOf(element) })
    }
    for (const element of document.body.querySelectorAll(SPOKEN.map((name) => `[${name}]`).join()))
      for (const name of SPOKEN) {
        const text = element.getAttribute(name)
        if (text && isOurs(element)) found.push({ text, where: `${name} of ${placeOf(element)}` })
      }
    return found
      .map(({ text, where }) => ({ text: text.replace(/\s+/g, ' ').trim(), where }))
      .filter(({ text }) => /\p{L}/u.test(text.replace(/⟦[^⟧]*⟧/g, '')))
  })
}
