import type { Position } from '../db/replica/position.ts'

/** What the web bundle promises the server: one page for one URL, data fetched through the given API. */
export type Rendered = {
  status: number
  html: string
  cacheable: boolean
  /** No search engine may list it. */
  noIndex?: boolean
  redirect?: string
  /** It was asked for in a language, and is somebody's own: it has no address but the bare one. */
  isBareOnly?: boolean
  /** Seconds: it lacks what this visitor has asked for too often. */
  retryAfter?: number
}

/** For whom a page is drawn: as whom its calls are counted, and how far a replica has to be for them. */
export type Visitor = { address: string; seen: Position | null }
