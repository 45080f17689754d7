const TURNED_DOWN = 'roomtone.offer'

const html = document.documentElement

/**
 * Offers this page in another language (`offer-html.ts`) that its reader would rather have: the one chosen
 * here before, else the browser's first wish that the page can grant. It decides like `languageOfReader`,
 * which comes too late. People who turn it down are not asked again.
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
    // It comes back with the next page.
  }
}
