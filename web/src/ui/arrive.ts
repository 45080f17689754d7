import { focusIfLost } from './focus-if-lost.ts'

/** A line that appears together with its words is not read. */
const BEFORE_MS = 100
/** Read once by then, and gone: the next page may have the same title, and nobody should find it below this one. */
const LONG_ENOUGH_MS = 3000

let line: HTMLElement | undefined
let end: ReturnType<typeof setTimeout> | undefined

/**
 * Pages follow each other without the browser's doing, so it neither says the new one's name nor takes the keyboard
 * there. A file of its own, loaded with the first such page.
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
