import type { Language } from '@roomtone/texts/languages'
import { cookieOf } from '../db/replica/position.ts'
import type { Deps } from '../deps.ts'
import type { Rendered, Visitor } from './rendered.ts'

const FRESH_MS = 10_000
/** As the pages themselves say to caches on the way: stale-while-revalidate. */
const STALE_MS = 60_000
const MOST_PAGES = 200

type Draw = (url: string, language: Language, visitor: Visitor) => Promise<Rendered>
type Page = { drawnAt: number; rendered: Promise<Rendered> }

/**
 * Public pages are the same for everyone who asks for an address, so one drawing serves all who ask within a
 * few seconds, also those who ask while it is being drawn; pages that speak the reader's language are kept in
 * each. A visitor within a minute need not wait either: they get it once more, and the next one a new one. A
 * person who has just written something gets a drawing of their own, which is not older than that. A page
 * that lacks something because its reader has asked too often is theirs alone.
 */
export function createPageCache(draw: Draw, { clock, settings }: Pick<Deps, 'clock' | 'settings'>) {
  const pages = new Map<string, Page>()
  const keep = (key: string, page: Page): void => {
    pages.delete(key)
    pages.set(key, page)
    if (pages.size > MOST_PAGES) pages.delete(pages.keys().next().value ?? key)
  }
  return async (url: string, language: Language, visitor: Visitor): Promise<Rendered> => {
    const { seen } = visitor
    const now = clock.now().getTime()
    // Whatever a setting changes, no page from before it is shown.
    const { stamp } = await settings.recent()
    const key = `${language} ${stamp} ${seen === null ? '' : cookieOf(seen)} ${url}`
    const known = pages.get(key)
    const age = known ? now - known.drawnAt : Number.POSITIVE_INFINITY
    const shared = (rendered: Rendered) =>
      rendered.retryAfter === undefined ? rendered : draw(url, language, visitor)
    if (known && age < FRESH_MS) return known.rendered.then(shared)
    const page = { drawnAt: now, rendered: draw(url, language, visitor) }
    keep(key, page)
    page.rendered.then(
      ({ cacheable }) => cacheable || forget(pages, key, page),
      () => forget(pages, key, page),
    )
    return known && age < STALE_MS ? known.rendered.then(shared) : page.rendered
  }
}

function forget(pages: Map<string, Page>, key: string, page: Page): void {
  if (pages.get(key) === page) pages.delete(key)
}
