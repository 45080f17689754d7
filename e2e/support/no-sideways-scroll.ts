import { expect, type Page } from '@playwright/test'

/** What stands here stands on every phone. */
export const SMALLEST = { width: 320, height: 640 }

export async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `sideways scroll on ${path}`).toBeLessThanOrEqual(0)
}
