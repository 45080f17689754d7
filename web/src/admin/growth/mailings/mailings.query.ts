import type { MailingView } from '@roomtone/contract/notification/mailings'
import { mailingCalls } from '@roomtone/contract/notification/notification.calls'
import type { TimeSort } from '@roomtone/domain/queue/tables'
import { queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../../../parts/list/paged-query.ts'
import type { Services } from '../../../platform/services.tsx'

/** While a mailing is being sent, its count grows. */
const LOOK_AGAIN = 2000
export const lookAgain = (mailings: MailingView[]) =>
  mailings.some(({ state }) => state === 'sending') ? LOOK_AGAIN : false

type MailingFilter = { q: string; state: MailingView['state'] | undefined; sort: TimeSort }

export function mailingsQuery({ call }: Services, filter: MailingFilter) {
  return pagedQuery(['admin', 'mailings', filter], (cursor, signal, limit) =>
    call(mailingCalls.list, { query: { ...filter, cursor, limit } }, { signal }),
  )
}

export const mailingKey = (id: string) => ['admin', 'mailing', id] as const

export function mailingQuery({ call }: Services, id: string) {
  return queryOptions({
    queryKey: mailingKey(id),
    queryFn: ({ signal }) => call(mailingCalls.show, { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => lookAgain(data ? [data] : []),
  })
}
