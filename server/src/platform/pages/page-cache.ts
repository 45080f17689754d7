import type { Language } from '@roomtone/domain/account/languages'
import { cookieOf, type Position } from '../db/replica/position.ts'
import type { Deps } from '../deps.ts'
import type { Rendered } from './register-pages.ts'

const SECONDS = 10
const MOST_PAGES = 200

type Draw = (url: string, language: Language, seen: Position | null) => Promise<Rendered>

/**
 * Public pages are the same for everyone who reads a language, so one drawing serves all who ask within a few
 * seconds, also those who ask while it is being drawn. Who has just written something gets a drawing of their own,
 * which is not older than that.
 */
export function createPageCache(draw: Draw, { clock, settings }: Pick<Deps, 'clock' | 'settings'>) {
  const pages = new Map<string, { until: number; rendered: Promise<Rendered> }>()
  return async (url: string, language: Language, seen: Position | null): Promise<Rendered> => {
    const now = clock.now().getTime()
    // Whatever a setting changes, no page from before it is shown.
    const { stamp } = await settings.recent()
    const key = `${language} ${stamp} ${seen === null ? '' : cookieOf(seen)} ${url}`
    const known = pages.get(key)
    if (known && known.until > now) return known.rendered
    const rendered = draw(url, language, seen)
    pages.delete(key)
    pages.set(key, { until: now + SECONDS * 1000, rendered })
    if (pages.size > MOST_PAGES) pages.delete(pages.keys().next().value ?? key)
    const forget = () => {
      if (pages.get(key)?.rendered === rendered) pages.delete(key)
    }
    rendered.then((page) => page.cacheable || forget(), forget)
    return rendered
  }
}
