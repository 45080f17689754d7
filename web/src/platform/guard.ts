import type { Member } from '@roomtone/contract/account/member'
import { ApiError } from '@roomtone/contract/call'
import { type Denial, guardPage, type PageRule } from '@roomtone/domain/access/page-guard'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { meQuery } from './queries/me.query.ts'
import type { Services } from './services.tsx'
import { showToast } from './toasts/toasts.ts'

const DENIALS: Record<Denial, { title: string; text?: string }> = {
  admin_only: { title: 'Access Denied', text: "You don't have permission to access this page." },
  admin_only_applications: { title: 'Access denied: Admin only' },
  second_factor_first: {
    title: 'A second factor is needed',
    text: 'Admins need two-factor sign-in. Set it up here, and the admin pages open again.',
  },
}

/** Runs the page's rule before its loader. The server asks the same questions of every call; this is a courtesy. */
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
  if (result.denied) {
    const { title, text } = DENIALS[result.denied]
    void showToast('error', title, text)
  }
  throw redirect(result.to)
}

/** Loaders are not told what stands behind #. Only a name goes on from there: secrets of mailed links stay. */
function partOf(address: string): string {
  return /^#\w+$/.exec(globalThis.location?.href.split(address)[1] ?? '')?.[0] ?? ''
}

async function whoIsThere(services: Services): Promise<Member | null> {
  if (!services.session?.get()) return null
  try {
    return await services.queryClient.fetchQuery(meQuery(services))
  } catch (error) {
    // The session ended while the person was away; calling has signed this browser out already.
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
