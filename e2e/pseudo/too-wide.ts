import type { Page } from '@playwright/test'

/** How much wider the page is than the screen, and what is beyond its edge; null: nothing. */
export function tooWide(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const overflow = document.documentElement.scrollWidth - innerWidth
    if (overflow <= 0) return null
    const scrolls = (element: Element) => {
      for (let around = element.parentElement; around; around = around.parentElement)
        if (getComputedStyle(around).overflowX !== 'visible') return true
      return false
    }
    const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return (
        width > 0 &&
        (right > innerWidth + 0.5 || left < -0.5) &&
        element.children.length === 0 &&
        !scrolls(element)
      )
    })
    const named = beyond.slice(0, 4).map((element) => {
      const around = element.parentElement?.className.toString().slice(0, 60)
      return `${element.tagName.toLowerCase()} “${element.textContent?.slice(0, 40)}” in .${around}`
    })
    return `${overflow} pixels too wide: ${named.join('; ')}`
  })
}
