import { expect, type Page } from '@playwright/test'

const TERMS = { path: '/terms', heading: 'Terms of Service' }
const ASIDES = [
  TERMS,
  {
    path: '/help',
    heading: /How can we help|Cómo podemos ayudarte|Comment pouvons-nous vous aider|Wie können wir helfen/,
  },
  {
    path: '/verify',
    heading: /Check a compliance pack|Comprobar un paquete|Contrôler une archive|Compliance-Archiv prüfen/,
  },
]

/** A page that the same component draws would keep its heading, and so would a page in another language. */
function isAlike(one: string, other: string): boolean {
  const bare = other.replace(/^\/[a-z]{2}(?=\/|$)/, '')
  return bare.replace(/^\/privacy/, '/terms').startsWith(one)
}

/**
 * Goes to a page as a link inside the app does, without reloading scripts. It goes by way of another page, so
 * that the page starts over and whatever is drawn afterwards is known to be the new page's. It waits for that
 * other page by name: the page that is left may still replace its first heading, and that would be taken for
 * the other page's.
 */
export async function goInside(page: Page, path: string, timeout = 12_000): Promise<void> {
  const from = new URL(page.url()).pathname
  const aside = ASIDES.find((one) => ![from, path].some((other) => isAlike(one.path, other))) ?? TERMS
  await lead(page, aside.path)
  const left = page.getByRole('heading', { level: 1, name: aside.heading })
  await expect(left, `${from} is left for ${aside.path}`).toBeVisible({ timeout })
  await lead(page, path)
  const arrived = page.locator('h1:not([data-left])').first()
  await expect(arrived, `${path} has a heading of its own`).toBeVisible({ timeout })
}

/** Navigates like the address bar and Back do: the page changes, and its scripts stay. */
export async function lead(page: Page, address: string): Promise<void> {
  await page.evaluate((next) => {
    document.querySelector('h1')?.setAttribute('data-left', '')
    history.pushState(null, '', next)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
}
