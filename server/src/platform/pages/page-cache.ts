import type { Clock } from '../clock.ts'
import type { Rendered } from './register-pages.ts'

const SECONDS = 10
const MOST_PAGES = 200

/**
 * Public pages are the same for everyone, so one drawing serves all who ask within a few seconds, also those who
 * ask while it is being drawn.
 */
export function createPageCache(draw: (url: string) => Promise<Rendered>, clock: Clock) {
  const pages = new Map<string, { until: number; rendered: Promise<Rendered> }>()
  return async (url: string): Promise<Rendered> => {
    const now = clock.now().getTime()
    const known = pages.get(url)
    if (known && known.until > now) return known.rendered
    const rendered = draw(url)
    pages.delete(url)
    pages.set(url, { until: now + SECONDS * 1000, rendered })
    if (pages.size > MOST_PAGES) pages.delete(pages.keys().next().value ?? url)
    const forget = () => {
      if (pages.get(url)?.rendered === rendered) pages.delete(url)
    }
    rendered.then((page) => page.cacheable || forget(), forget)
    return rendered
  }
}
