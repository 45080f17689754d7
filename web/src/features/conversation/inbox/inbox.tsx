import { inboxTexts as texts } from '@roomtone/texts/conversation/messages'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useServices } from '../../../platform/services.tsx'
import { cx } from '../../../ui/cx.ts'
import { Thread } from '../thread.tsx'
import { ConversationList } from './conversation-list.tsx'
import { conversationsQuery, PAUSE } from './inbox.query.ts'
import { InboxHead } from './inbox-head.tsx'
import { OpenConversation } from './open-conversation.tsx'
import { type InboxAddress, useInboxAddress } from './use-inbox-address.ts'

type InboxProps = {
  title: string
  /** One side of the reader's conversations; both where it is left out. */
  as?: 'host' | undefined
  /** Shown while nobody has written yet. */
  empty: ReactNode
}

export function Inbox({ title, as, empty }: InboxProps) {
  const address = useInboxAddress()
  const isOpening = address.property !== '' || address.booking !== ''
  const isThread = address.conversation !== null
  return (
    <main id="main" tabIndex={-1} data-alone={isThread || undefined} className="wrap pt-8 pb-20 outline-none">
      {isOpening ? (
        <>
          <h1 className="mb-6">{title}</h1>
          <OpenConversation
            property={address.property}
            booking={address.booking}
            addressOf={address.addressOf}
          />
        </>
      ) : (
        <Panel title={title} as={as} empty={empty} address={address} />
      )}
    </main>
  )
}

function Panel({ title, as, empty, address }: InboxProps & { address: InboxAddress }) {
  const { conversation, filter, q } = address
  const list = useInfiniteQuery({
    ...conversationsQuery(useServices(), as, filter, q),
    refetchInterval: PAUSE,
  })
  useFocusOnReturn(conversation)
  const isBlank =
    conversation === null && filter === 'all' && q === '' && list.data?.pages[0]?.items.length === 0
  if (isBlank && !list.isPlaceholderData) {
    return (
      <>
        <h1 className="mb-6">{title}</h1>
        {empty}
      </>
    )
  }
  const isThread = conversation !== null
  const total = list.data?.pages[0]?.total ?? 0
  return (
    <>
      <InboxHead title={title} as={as} address={address} />
      <div
        className={cx(
          'flex overflow-hidden bg-card shadow-1 md:h-150 md:rounded-l md:border',
          isThread && 'max-md:fixed max-md:inset-0 max-md:z-20',
        )}
      >
        <div
          className={cx(
            'w-full flex-none overflow-y-auto md:w-80 md:border-e lg:w-96',
            isThread && 'max-md:hidden',
          )}
        >
          <p role="status" className="sr-only">
            {q !== '' && !list.isPlaceholderData && total > 0 && texts.found({ count: total })}
          </p>
          <ConversationList list={list} address={address} />
        </div>
        {conversation === null ? (
          <p className="grid flex-1 place-items-center p-6 text-center text-ink-2 max-md:hidden">
            {texts.none}
          </p>
        ) : (
          <Thread
            key={conversation}
            id={conversation}
            listAddress={address.addressOf(null)}
            onBack={address.onBack}
          />
        )}
      </div>
    </>
  )
}

/** Back in the list, the focus goes to the conversation that was open. */
function useFocusOnReturn(conversation: string | null): void {
  const before = useRef<string | null>(null)
  useEffect(() => {
    const left = before.current
    before.current = conversation
    if (left === null || conversation !== null) return
    document.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(left)}"]`)?.focus()
  }, [conversation])
}
