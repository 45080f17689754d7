import { ApiError } from '@roomtone/contract/call'
import type { RouteModule } from '../../platform/route.ts'
import { readMailAddress } from './mail-address.ts'
import { mailsQuery } from './mails.query.ts'

/** Where real mail is sent there is no mailbox, and no page for one. The list shows other failures. */
export const loadMails: NonNullable<RouteModule['load']> = async (services, { request }) => {
  const { to } = readMailAddress(new URL(request.url).searchParams)
  try {
    await services.queryClient.ensureQueryData(mailsQuery(services, to))
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found')
      throw new Response('Not found', { status: 404 })
  }
}
