import { focusIfLost } from './focus-if-lost.ts'

/** A live region that appears together with its words is not read. */
const BEFORE_MS = 100
/**
 * It is removed after being read once: the next page may have the same title, and nobody should find it below
 * this one.
 */
const LONG_ENOUGH_MS = 3000

let line: HTMLElement | undefined
let end: ReturnType<typeof setTimeout> | undefined

/**
 * The browser announces no page that the app opens itself: it neither says the new page's name nor moves the
 * focus there. This is its own file, loaded with the first such page.
 */
export function arrive(name?: string | null): void {
  focusIfLost(document.getElementById('main'))
  if (name) say(name)
}

function say(name: string): void {
  line ??= liveLine()
  const said = line
  setTimeout(() => {
    said.textContent = name
  }, BEFORE_MS)
  clearTimeout(end)
  end = setTimeout(() => {
    said.textContent = ''
  }, LONG_ENOUGH_MS)
}

function liveLine(): HTMLElement {
  const element = document.createElement('p')
  element.className = 'sr-only'
  element.setAttribute('aria-live', 'polite')
  return document.body.appendChild(element)
}
