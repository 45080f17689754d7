import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pageMetaQuery } from '../platform/queries/page-meta.query.ts'
import type { PageHandle } from '../platform/route.ts'
import { titleOf } from './title-of.ts'

export function useDocumentTitle(page: PageHandle | undefined): void {
  const { pathname } = useLocation()
  const { data: own } = useQuery(pageMetaQuery(pathname))
  const title = page ? titleOf(own ?? page.meta) : null
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}
