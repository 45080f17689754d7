import { devMailCalls } from '@roomtone/contract/dev-mail/dev-mail.calls'
import type { listMails } from '@roomtone/contract/dev-mail/list-mails'
import type { Reply } from '@roomtone/contract/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Services } from '../../platform/services.tsx'

export type DevMail = Reply<typeof listMails>['items'][number]

export function mailsQuery({ call }: Services, to: string) {
  return queryOptions({
    queryKey: ['dev-mails', to],
    queryFn: async ({ signal }) =>
      (await call(devMailCalls.mails, { query: { to, limit: 50 } }, { signal })).items,
    refetchInterval: 5000,
    staleTime: 2000,
    placeholderData: keepPreviousData,
  })
}
