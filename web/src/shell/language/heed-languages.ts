import type { Services } from '../../platform/services.tsx'
import { isInTab } from '../../platform/session/is-in-tab.ts'
import type { Router } from './in-languages.ts'

/** The key that `typed-words.ts` uses. */
export const KEPT_TYPING = 'roomtone.typed'

export const loadLanguages = () => import('./in-languages.ts')

/**
 * Links to this page in another language (`a[hreflang]`) work by themselves; with script, typed words are
 * carried over and the choice is remembered. The code for that is loaded with the first press on one.
 */
export function heedLanguages(services: Services, router: Router): void {
  if (document.documentElement.dataset.offer || isInTab(KEPT_TYPING))
    void loadLanguages().then(({ arrive }) => arrive(router))
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[hreflang]')
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void loadLanguages()
      .then(({ takeLanguage }) => takeLanguage(services, link))
      .catch(() => {})
      .finally(() => location.assign(link.href))
  })
}
