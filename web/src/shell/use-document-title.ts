import { useEffect } from 'react'
import type { PageHandle } from '../platform/route.ts'
import { titleOf } from './title-of.ts'

export function useDocumentTitle(page: PageHandle | undefined): void {
  const title = page ? titleOf(page.meta) : null
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}
