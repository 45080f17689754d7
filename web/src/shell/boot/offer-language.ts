const TURNED_DOWN = 'roomtone.offer'

const html = document.documentElement

/**
 * Shows the offer of another language of this page (`offer-html.ts`) that its reader would rather have: the one chosen
 * here before, else the first wish of the browser that the page can grant. As `languageOfReader` has it, which comes too
 * late. Whoever turns it down is not asked again.
 */
export function offerLanguage(): void {
  const spoken = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(
    (link) => link.hreflang,
  )
  const [, chosen] = /(?:^|; )(?:__Host-)?language=(\w+)/.exec(document.cookie) ?? []
  const wishes = [chosen, ...navigator.languages.map((one) => one.split('-')[0])]
  const best = wishes.find((wish) => wish && spoken.includes(wish))
  if (!best || best === html.lang || best === turnedDown()) return
  html.dataset.offer = best
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.offer button')) turnDown(best)
  })
}

/** Where storage is blocked, nothing was ever turned down. */
function turnedDown(): string | null {
  try {
    return localStorage.getItem(TURNED_DOWN)
  } catch {
    return null
  }
}

function turnDown(language: string): void {
  delete html.dataset.offer
  document.getElementById('main')?.focus()
  try {
    localStorage.setItem(TURNED_DOWN, language)
  } catch {
    // Then it is back with the next page.
  }
}
