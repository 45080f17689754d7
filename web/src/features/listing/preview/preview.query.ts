import { draftCalls } from '@roomtone/contract/application/draft.calls'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../../platform/services.tsx'

export function applicationPreviewQuery({ call, session }: Services, id: string) {
  return queryOptions({
    queryKey: ['application-preview', session?.get()?.user.id ?? null, id],
    queryFn: ({ signal }) => call(draftCalls.preview, { params: { id } }, { signal }),
  })
}
