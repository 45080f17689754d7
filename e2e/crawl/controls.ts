import type { Page } from '@playwright/test'

/** Something that can be pressed, with a name that finds it again after the page is reopened. */
export type Control = {
  /** Region, kind and name, with numbers left out: one row of a list is enough. */
  key: string
  kind: string
  name: string
  href: string | null
}

const PRESSABLE = [
  'a[href]',
  'button',
  'summary',
  'select',
  'input[type=checkbox]',
  'input[type=radio]',
  'input[type=submit]',
  '[role=button]',
  '[role=tab]',
  '[role=menuitem]',
  '[role=menuitemradio]',
  '[role=switch]',
  '[role=option]',
].join(',')

/** Marks each control that can be pressed right now with its key, and returns one control for each key. */
export async function findControls(page: Page): Promise<Control[]> {
  return page.evaluate((pressable) => {
    const region = (element: Element) => {
      const around = element.closest(
        '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], header, footer, nav, main',
      )
      return around?.getAttribute('role') ?? around?.tagName.toLowerCase() ?? 'page'
    }
    const nameOf = (element: Element) => {
      const labelled = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const words =
        element.getAttribute('aria-label') ??
        (labelled.length > 0
          ? labelled.map((id) => document.getElementById(id)?.textContent).join(' ')
          : null) ??
        (element.textContent?.trim() || null) ??
        (labels.map((label) => label.textContent).join(' ') || null) ??
        element.querySelector('img')?.getAttribute('alt') ??
        element.getAttribute('title') ??
        ''
      return words.replace(/\s+/g, ' ').trim()
    }
    const withoutFigures = (words: string) =>
      words
        .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '#')
        .replace(/[\d.,:$%]+/g, '#')
        .slice(0, 80)
    const isThere = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
      !element.matches(':disabled, [aria-disabled=true]') &&
      element.closest('[inert], [aria-hidden=true]') === null &&
      element.getBoundingClientRect().width > 0
    // Pressing a choice that is already made changes nothing, and should not.
    const isChosen = (element: Element) =>
      (element instanceof HTMLInputElement && element.type === 'radio' && element.checked) ||
      element.matches(
        '[role=tab][aria-selected=true], [role=menuitemradio][aria-checked=true], [aria-current]',
      ) ||
      (element.matches('[aria-pressed=true]') && element.closest('[role=group], fieldset') !== null)
    const found = new Map<string, { key: string; kind: string; name: string; href: string | null }>()
    for (const element of document.querySelectorAll(pressable)) {
      element.removeAttribute('data-crawl')
      if (!isThere(element) || isChosen(element)) continue
      const kind = element.getAttribute('role') ?? element.tagName.toLowerCase()
      const name = nameOf(element)
      // A link is identified by its target: the same words on forty cards lead to forty pages of one kind.
      const href = element instanceof HTMLAnchorElement ? element.getAttribute('href') : null
      // Switching the language is one choice, on any page.
      const language = element instanceof HTMLAnchorElement ? element.hreflang : ''
      const key = `${region(element)} ${kind} ${language || withoutFigures(href === null ? name : href)}`
      if (found.has(key)) continue
      element.setAttribute('data-crawl', key)
      found.set(key, { key, kind, name, href })
    }
    return [...found.values()]
  }, PRESSABLE)
}
