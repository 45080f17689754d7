import { useMatches } from 'react-router'
import type { PageHandle } from '../platform/route.ts'

export function useCurrentPage(): PageHandle | undefined {
  return useMatches().at(-1)?.handle as PageHandle | undefined
}
