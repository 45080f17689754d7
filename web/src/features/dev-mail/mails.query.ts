import { devCalls } from '@roomtone/contract/dev/dev.calls'
import type { listMails } from '@roomtone/contract/dev/list-mails'
import type { Reply } from '@roomtone/contract/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Services } from '../../platform/services.tsx'

export type DevMail = Reply<typeof listMails>['items'][number]

export function mailsQuery({ call }: Services, to: string) {
  return queryOptions({
    queryKey: ['dev-mails', to],
    queryFn: async ({ signal }) =>
      (await call(devCalls.mails, { query: { to, limit: 50 } }, { signal })).items,
    refetchInterval: 5000,
    staleTime: 2000,
    placeholderData: keepPreviousData,
  })
}
