import type { PageRule } from '@roomtone/domain/access/page-guard'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router'
import type { Services } from './services.tsx'

/** What a file in routes/ exports: its page, and what must be in the cache before it is drawn. */
export type RouteModule = {
  Page: ComponentType
  load?: (services: Services, args: LoaderFunctionArgs) => Promise<void>
  /** Where a change of the address need not ask the page's rule again. */
  shouldRevalidate?: ShouldRevalidateFunction
}

export type PageMeta = { title: string; noIndex?: boolean }

/** Known before a route's code is loaded: who may see it, who draws it first, and what its head says. */
export type PageHandle = {
  rule: PageRule
  render: 'server' | 'browser'
  meta: PageMeta
  footer?: boolean
  /** The page brings a header of its own. */
  bare?: boolean
}
