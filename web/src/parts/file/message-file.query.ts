import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../platform/services.tsx'

export function messageFileQuery({ call }: Services, id: string) {
  return queryOptions({
    queryKey: ['message-file', id],
    queryFn: ({ signal }) => call(conversationCalls.file, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
