import type { PageMeta } from '../platform/route.ts'
import { titled } from './titles.texts.ts'

export function titleOf(meta: PageMeta): string {
  const title = titled(meta.title)
  return title.startsWith('Roomtone') ? title : `${title} · Roomtone`
}
