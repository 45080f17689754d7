import type { Page } from '@playwright/test'

const ASIDES = ['/terms', '/help', '/properties']

/** Drawn by the same component, which would keep its heading. */
function isAlike(one: string, other: string): boolean {
  return other.replace(/^\/privacy/, '/terms').startsWith(one)
}

/**
 * As a link inside leads there, without loading scripts anew; by way of another page, so that it begins anew and what is
 * drawn afterwards is known to be of the page one has come to.
 */
export async function goInside(page: Page, path: string, timeout = 12_000): Promise<void> {
  const from = new URL(page.url()).pathname
  const aside = ASIDES.find((one) => ![from, path].some((other) => isAlike(one, other))) ?? '/terms'
  for (const address of [aside, path]) {
    await page.evaluate((next) => {
      document.querySelector('h1')?.setAttribute('data-left', '')
      history.pushState(null, '', next)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, address)
    await page.locator('h1:not([data-left])').first().waitFor({ timeout })
  }
}
