import { whenDrawn, whenMarked } from './when.ts'

const html = document.documentElement

/**
 * On a first visit, what is below the first screen (`far` in `ui/utilities.css`) is laid out after the first
 * screen has been drawn, and then only when it comes near. Once the page is hydrated the rest follows, so
 * that a person who returns finds the same place.
 */
export function postponeFarSections(): void {
  // A link to a place further down needs the whole page.
  if (location.hash) return
  html.dataset.short = 'first'
  const allowWhatIsNear = () => {
    if (html.dataset.short) html.dataset.short = 'true'
  }
  addEventListener('scroll', allowWhatIsNear, { once: true })
  document.addEventListener('DOMContentLoaded', () => whenDrawn(allowWhatIsNear))
  whenMarked('ready', () => {
    if ('short' in html.dataset) layOut([...document.querySelectorAll<HTMLElement>('.far')])
  })
}

/** One after the other, whenever the browser is idle. */
function layOut([section, ...rest]: HTMLElement[]): void {
  if (!section) {
    delete html.dataset.short
    return
  }
  section.style.contentVisibility = 'visible'
  const next = () => layOut(rest)
  if ('requestIdleCallback' in window) requestIdleCallback(next)
  else setTimeout(next)
}
