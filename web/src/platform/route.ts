import type { PageRule } from '@roomtone/domain/access/page-guard'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router'
import type { Services } from './services.tsx'

/** What a file in routes/ exports: its page, what the tab says, and what must be in the cache before it is drawn. */
export type RouteModule = {
  Page: ComponentType
  title: string
  load?: (services: Services, args: LoaderFunctionArgs) => Promise<void>
  /** Says which changes of the address don't need the page's rule again. */
  shouldRevalidate?: ShouldRevalidateFunction
}

export type PageMeta = { title: string; noIndex?: boolean }

/**
 * Known before a route's code is loaded: who may see it, who draws it first, and whether search engines find
 * it.
 */
export type PageHandle = {
  rule: PageRule
  render: 'server' | 'browser'
  noIndex?: boolean
  /** Comes with the page's code, so that no page ships the titles of all others. */
  title?: string
  footer?: boolean
  /** The page brings its own header. */
  bare?: boolean
}
