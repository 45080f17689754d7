import type { PageRule } from '@roomtone/domain/access/page-guard'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router'
import type { Services } from './services.tsx'

/** What a file in routes/ exports: its page, what the tab says, and what must be in the cache before it is drawn. */
export type RouteModule = {
  Page: ComponentType
  title: string
  load?: (services: Services, args: LoaderFunctionArgs) => Promise<void>
  /** Where a change of the address need not ask the page's rule again. */
  shouldRevalidate?: ShouldRevalidateFunction
}

export type PageMeta = { title: string; noIndex?: boolean }

/** Known before a route's code is loaded: who may see it, who draws it first, and whether it is to be found. */
export type PageHandle = {
  rule: PageRule
  render: 'server' | 'browser'
  noIndex?: boolean
  /** Comes with the code of the page, so that none ships the titles of all others. */
  title?: string
  footer?: boolean
  /** The page brings a header of its own. */
  bare?: boolean
}
