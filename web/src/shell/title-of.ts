import type { PageMeta } from '../platform/route.ts'

export function titleOf(meta: PageMeta): string {
  return meta.title.startsWith('Roomtone') ? meta.title : `${meta.title} · Roomtone`
}
