import { safeNext } from '@roomtone/domain/access/page-guard'

/**
 * Where somebody was going when this page came in between; else the front door, which knows where each person
 * belongs.
 */
export function nextIn(search: URLSearchParams): string {
  return safeNext(search.get('next')) ?? '/'
}
