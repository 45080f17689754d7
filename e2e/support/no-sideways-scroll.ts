import { expect, type Page } from '@playwright/test'

export async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `sideways scroll on ${path}`).toBeLessThanOrEqual(0)
}
