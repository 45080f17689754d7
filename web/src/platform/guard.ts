import type { Member } from '@roomtone/contract/account/member'
import { ApiError } from '@roomtone/contract/call'
import { guardPage, type PageRule } from '@roomtone/domain/access/page-guard'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { meQuery } from './queries/me.query.ts'
import type { Services } from './services.tsx'

/**
 * Runs the page's rule before its loader. The server checks every call by the same rules; this is a courtesy.
 */
export async function guard(
  services: Services,
  rule: PageRule,
  { request }: LoaderFunctionArgs,
): Promise<Member | null> {
  const me = await whoIsThere(services)
  const url = new URL(request.url)
  const here = url.pathname + url.search + partOf(request.url)
  const result = guardPage(rule, me, here, url.searchParams.get('next'))
  if (result.go === 'stay') return me
  const { denied } = result
  // The toast is rarely shown; without it, the address still shows where people are.
  if (denied)
    void import('./say-denied.ts').then(
      ({ sayDenied }) => sayDenied(denied),
      () => {},
    )
  throw redirect(result.to)
}

/**
 * Loaders are not told what is behind the #. Only a plain name goes on from there: secrets of mailed links
 * stay.
 */
function partOf(address: string): string {
  return /^#\w+$/.exec(globalThis.location?.href.split(address)[1] ?? '')?.[0] ?? ''
}

async function whoIsThere(services: Services): Promise<Member | null> {
  if (!services.session?.get()) return null
  try {
    return await services.queryClient.fetchQuery(meQuery(services))
  } catch (error) {
    // The session ended while the person was away; the call has signed this browser out already.
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
