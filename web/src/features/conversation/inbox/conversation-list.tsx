import type { ConversationCard } from '@roomtone/contract/conversation/conversation'
import { messagesTexts, inboxTexts as texts } from '@roomtone/texts/conversation/messages'
import { uiTexts } from '@roomtone/texts/ui'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { PageOf } from '../../../parts/list/paged-query.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { ConversationRow } from './conversation-row.tsx'
import type { InboxAddress } from './use-inbox-address.ts'

type ConversationListProps = {
  list: UseInfiniteQueryResult<InfiniteData<PageOf<ConversationCard>>>
  address: InboxAddress
}

export function ConversationList({ list, address }: ConversationListProps) {
  if (list.isPending) return <Waiting />
  if (!list.data) {
    return (
      <ErrorState title={texts.failed} onRetry={() => void list.refetch()} retrying={list.isFetching}>
        {list.error?.message}
      </ErrorState>
    )
  }
  const rows = list.data.pages.flatMap(({ items }) => items)
  if (rows.length === 0) return <Nothing address={address} />
  return (
    <nav aria-label={texts.list} aria-busy={list.isPlaceholderData}>
      {rows.map((row) => (
        <ConversationRow
          key={row.id}
          conversation={row}
          address={address.addressOf(row.id)}
          isOpen={row.id === address.conversation}
          replace={address.conversation !== null}
        />
      ))}
      {list.hasNextPage && (
        <div className="grid justify-items-center gap-2 py-4">
          {list.isFetchNextPageError && (
            <p role="alert" className="text-small text-bad">
              {texts.moreFailed}
            </p>
          )}
          <Button
            variant="line"
            pending={list.isFetchingNextPage}
            pendingText={uiTexts.loading}
            onClick={() => void list.fetchNextPage()}
          >
            {texts.more}
          </Button>
        </div>
      )}
    </nav>
  )
}

function Nothing({ address: { q, filter, change } }: { address: InboxAddress }) {
  const isNarrowed = q !== '' || filter !== 'all'
  const none = isNarrowed ? texts.nothingUnread : messagesTexts.empty
  return (
    <div role="status" className="grid justify-items-center gap-4 p-6 text-center text-small text-ink-2">
      <p className="wrap-anywhere">{q === '' ? none : texts.nothingFound({ words: q })}</p>
      {isNarrowed && (
        <Button variant="line" onClick={() => change({ q: '', filter: '' })}>
          {texts.showAll}
        </Button>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <Loading label={texts.loading}>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="flex items-center gap-3 border-b px-4 py-3">
          <Skeleton className="photo w-20 flex-none" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-28" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
