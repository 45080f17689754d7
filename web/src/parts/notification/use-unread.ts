import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../platform/services.tsx'

/** Conversations with something unread: all of them, and those as a host. Null until it is known. */
export function useUnread(): { all: number; host: number } | null {
  const { call } = useServices()
  // The stream says when to ask again.
  const { data } = useQuery({
    queryKey: ['unread'],
    queryFn: ({ signal }) => call(conversationCalls.unread, {}, { signal }),
  })
  return data ? { all: data.guest + data.host, host: data.host } : null
}
