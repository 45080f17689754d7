import { inboxTexts, messagesTexts } from '@roomtone/texts/conversation/messages'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useServices } from '../../../platform/services.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { conversationsQuery, PAUSE } from './inbox.query.ts'

const SHOWN = 5

/** The latest few, each a way into the inbox. */
export function LatestConversations({ empty }: { empty: ReactNode }) {
  const list = useInfiniteQuery({
    ...conversationsQuery(useServices(), undefined, 'all', ''),
    refetchInterval: PAUSE,
  })
  const rows = list.data?.pages[0]?.items
  if (rows?.length === 0) return empty
  if (rows) {
    return (
      <>
        <nav aria-label={inboxTexts.list} className="overflow-hidden rounded-l border bg-card">
          {rows.slice(0, SHOWN).map((row) => (
            <ConversationRow
              key={row.id}
              conversation={row}
              address={`/messages?conversation=${row.id}`}
              isOpen={false}
              replace={false}
            />
          ))}
        </nav>
        <p className="mt-6">
          <ButtonLink variant="line" to="/messages">
            {messagesTexts.openInbox}
          </ButtonLink>
        </p>
      </>
    )
  }
  if (list.isError) {
    return (
      <ErrorState title={inboxTexts.failed} onRetry={() => void list.refetch()} retrying={list.isFetching}>
        {list.error.message}
      </ErrorState>
    )
  }
  return (
    <Loading label={inboxTexts.loading}>
      <Skeleton className="h-80 rounded-m" />
    </Loading>
  )
}
