import type { ConversationView } from '@roomtone/contract/conversation/conversation'
import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { useEffect, useRef } from 'react'
import { useServices } from '../../platform/services.tsx'
import { useInSight } from '../../ui/focus/use-in-sight.ts'
import { conversationQuery, refreshInbox } from './inbox/inbox.query.ts'

/** Messages of an open thread in a visible tab count as read. */
export function useMarkRead({ id, ownReadSeq }: ConversationView, latestSeq: number): void {
  const services = useServices()
  const latest = useRef(services)
  latest.current = services
  const told = useRef(0)
  const isInSight = useInSight()
  useEffect(() => {
    if (!isInSight || latestSeq <= Math.max(ownReadSeq, told.current)) return
    const { call, queryClient } = latest.current
    const before = told.current
    told.current = latestSeq
    call(conversationCalls.read, { params: { id }, body: { seq: latestSeq } }).then(
      () => {
        queryClient.setQueryData(
          conversationQuery(latest.current, id).queryKey,
          (view) => view && { ...view, unread: 0, ownReadSeq: Math.max(view.ownReadSeq, latestSeq) },
        )
        refreshInbox(queryClient)
      },
      () => {
        // The next message, or returning to the tab, tells the server again.
        told.current = before
      },
    )
  }, [id, isInSight, latestSeq, ownReadSeq])
}
