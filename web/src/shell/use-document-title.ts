import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { pageMetaQuery } from '../platform/queries/page-meta.query.ts'
import type { PageHandle } from '../platform/route.ts'
import { toMain } from '../ui/focus/to-main.ts'
import { titleOf } from './title-of.ts'

export function useDocumentTitle(page: PageHandle | undefined): void {
  const { pathname } = useLocation()
  const { data: own } = useQuery(pageMetaQuery(pathname))
  const name = own?.title ?? page?.title
  const title = name === undefined ? null : titleOf(name)
  const before = useRef(pathname)
  useEffect(() => {
    if (title) document.title = title
    // The browser announces the first page itself.
    if (before.current !== pathname) toMain(title)
    before.current = pathname
  }, [title, pathname])
}
