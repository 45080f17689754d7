import type { ConversationView } from '@roomtone/contract/conversation/conversation'
import { threadTexts as texts } from '@roomtone/texts/conversation/messages'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { dayMark, groupByDay } from '../../parts/time/message-days.ts'
import { ownZone } from '../../platform/format/own-zone.ts'
import { useServices } from '../../platform/services.tsx'
import { focusIfLost } from '../../ui/focus/focus-if-lost.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { deliver } from './compose/deliver.ts'
import { useDesk } from './compose/desk.ts'
import type { Outgoing } from './compose/outbox.ts'
import { messagesQuery } from './inbox/inbox.query.ts'
import { MessageLine } from './message-line.tsx'
import {
  arrivedKeys,
  isOurs,
  lastRead,
  latestOfOther,
  speakerOf,
  type ThreadItem,
  threadItems,
} from './thread-items.ts'
import { useKeepPlace } from './use-keep-place.ts'
import { useMarkRead } from './use-mark-read.ts'

/** How close to the top the reader has to scroll for older messages to load. */
const NEAR = 160

type ThreadMessagesProps = {
  conversation: ConversationView
  /** What is written next is written here. */
  field: RefObject<HTMLElement | null>
}

export function ThreadMessages({ conversation, field }: ThreadMessagesProps) {
  const query = useInfiniteQuery(messagesQuery(useServices(), conversation.id))
  const pages = query.data?.pages
  const outgoing = useOutgoing(conversation.id)
  useSettle(pages, outgoing)
  if (pages) {
    const older = {
      hasMore: query.hasNextPage,
      isFetching: query.isFetchingNextPage,
      hasFailed: query.isFetchNextPageError,
      fetch: () => void query.fetchNextPage(),
    }
    return (
      <Lines conversation={conversation} field={field} items={threadItems(pages, outgoing)} older={older} />
    )
  }
  return (
    <div className="flex-1 p-4 md:p-6">
      {query.isError ? (
        <ErrorState title={texts.failed} onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {query.error.message}
        </ErrorState>
      ) : (
        <Loading label={texts.loading}>
          <div className="grid gap-3">
            <Skeleton className="h-10 w-60 rounded-m" />
            <Skeleton className="h-10 w-40 justify-self-end rounded-m" />
            <Skeleton className="h-10 w-60 rounded-m" />
          </div>
        </Loading>
      )}
    </div>
  )
}

function useOutgoing(conversationId: string): Outgoing[] {
  const { outbox } = useDesk()
  const all = useSyncExternalStore(outbox.subscribe, outbox.get)
  return all.filter((item) => item.conversationId === conversationId)
}

/** Messages that the thread has by now need not be kept. */
function useSettle(
  pages: Parameters<typeof arrivedKeys>[0] | undefined,
  outgoing: readonly Outgoing[],
): void {
  const { outbox } = useDesk()
  const settled = pages ? arrivedKeys(pages, outgoing) : []
  const names = settled.join(' ')
  useEffect(() => {
    if (names !== '') outbox.remove(names.split(' '))
  }, [names, outbox])
}

type Older = { hasMore: boolean; isFetching: boolean; hasFailed: boolean; fetch: () => void }
type LinesProps = ThreadMessagesProps & { items: ThreadItem[]; older: Older }

function Lines({ conversation, field, items, older }: LinesProps) {
  const services = useServices()
  const desk = useDesk()
  const zone = ownZone()
  const { box, onScroll, hasNews, toEnd } = useKeepPlace(items)
  const read = lastRead(items, conversation)
  useMarkRead(conversation, latestOfOther(items)?.seq ?? 0)

  function scroll(): void {
    onScroll()
    const isNear = (box.current?.scrollTop ?? NEAR) < NEAR
    if (isNear && older.hasMore && !older.isFetching && !older.hasFailed) older.fetch()
  }

  function retry(key: string): void {
    const item = desk.outbox.get().find((each) => each.key === key)
    if (item) void deliver(services, desk, item)
    focusIfLost(field.current ?? box.current)
  }

  function discard(key: string): void {
    desk.outbox.remove([key])
    focusIfLost(field.current ?? box.current)
  }

  function fetchOlder(): void {
    older.fetch()
    focusIfLost(box.current)
  }

  return (
    <div className="relative flex flex-1 flex-col overflow-hidden">
      <section
        ref={box}
        aria-label={texts.messages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        onScroll={scroll}
        // Our code keeps the scroll position; the browser's own would move it a second time.
        style={{ overflowAnchor: 'none', outlineOffset: -2 }}
        className="flex flex-1 flex-col overflow-y-auto px-4 py-4 md:px-6"
      >
        <Top older={older} onRetry={fetchOlder} />
        {items.length === 0 && (
          <p className="mt-auto text-center text-small text-ink-2">
            {texts.start({ name: conversation.other.name })}
          </p>
        )}
        <div className="mt-auto">
          {groupByDay(items, zone).map(({ date, items: lines }) => (
            <div key={date}>
              <h3 className="my-4 text-center font-sans text-tiny tracking-normal text-ink-2">
                {dayMark(date, new Date(), zone)}
              </h3>
              <ol>
                {lines.map((item) => (
                  <MessageLine
                    key={item.key}
                    item={item}
                    isOurs={isOurs(item, conversation)}
                    speaker={speakerOf(item, conversation)}
                    zone={zone}
                    isRead={item === read}
                    onRetry={() => retry(item.key)}
                    onDiscard={() => discard(item.key)}
                  />
                ))}
              </ol>
            </div>
          ))}
        </div>
      </section>
      {hasNews && (
        <button type="button" onClick={toEnd} className="pill absolute end-4 bottom-4 shadow-2">
          <ArrowDown className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {texts.news}
        </button>
      )}
      <News items={items} conversation={conversation} />
    </div>
  )
}

/** As high while waiting as while loading, so that only messages move messages. */
function Top({ older: { hasMore, isFetching, hasFailed }, onRetry }: { older: Older; onRetry: () => void }) {
  if (!hasMore) return null
  return (
    <div className="flex min-h-11 flex-none items-center justify-center gap-3 text-small text-ink-2">
      {isFetching && <Spinner label={texts.older} />}
      {hasFailed && !isFetching && (
        <p role="alert">
          {texts.olderFailed}{' '}
          <button type="button" onClick={onRetry} className="link touch">
            {texts.tryAgain}
          </button>
        </p>
      )}
    </div>
  )
}

/** Announces messages that arrive while the thread is open; earlier ones are read with the page. */
function News({ items, conversation }: { items: readonly ThreadItem[]; conversation: ConversationView }) {
  const latest = latestOfOther(items)
  const known = useRef(latest?.seq ?? 0)
  const isNew = latest !== null && latest.seq > known.current
  return (
    <p aria-live="polite" className="sr-only">
      {isNew && (
        <span key={latest.seq}>
          {texts.said({
            name: speakerOf({ isOwn: false, message: latest }, conversation)?.name ?? '',
            words: latest.content || texts.sentFile,
          })}
        </span>
      )}
    </p>
  )
}
