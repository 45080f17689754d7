import type { ConversationCard } from '@roomtone/contract/conversation/conversation'
import { inboxTexts as texts } from '@roomtone/texts/conversation/messages'
import { sharedTexts } from '@roomtone/texts/listing/shared'
import { Link } from 'react-router'
import { agoWords } from '../../../parts/time/message-days.ts'
import { ownZone } from '../../../platform/format/own-zone.ts'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { Count } from '../../../ui/count.tsx'
import { cx } from '../../../ui/cx.ts'
import { Picture } from '../../../ui/picture.tsx'

type ConversationRowProps = {
  conversation: ConversationCard
  address: string
  isOpen: boolean
  /** Switching threads adds no history entry; opening the first one does. */
  replace: boolean
}

export function ConversationRow({ conversation, address, isOpen, replace }: ConversationRowProps) {
  const { id, property, other, shared, lastMessage, unread, updatedAt } = conversation
  const isUnread = unread > 0
  return (
    <Link
      to={address}
      replace={replace}
      preventScrollReset
      state={{ fromList: true }}
      data-conversation={id}
      aria-current={isOpen ? 'true' : undefined}
      style={{ outlineOffset: -2 }}
      className={cx(
        'relative flex items-center gap-3 border-b px-4 py-3',
        isOpen ? 'bg-paper-2' : 'hover:bg-paper-2',
      )}
    >
      {isOpen && (
        <span aria-hidden="true" className="absolute inset-y-0 start-0 bg-accent" style={{ width: 3 }} />
      )}
      <span className="photo w-20 flex-none">
        <Picture picture={uploaded(property.cover)} alt="" sizes="80px" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col text-small">
        <span className="flex items-baseline gap-2">
          <span className={cx('min-w-0 flex-1 truncate', isUnread ? 'font-semibold' : 'font-medium')}>
            {property.title}
          </span>
          <time dateTime={updatedAt} className="flex-none text-tiny text-ink-2 even-figures">
            {agoWords(lastMessage?.createdAt ?? updatedAt, new Date(), ownZone())}
          </time>
        </span>
        <span className="flex items-center gap-2">
          <span className={cx('min-w-0 flex-1 truncate', isUnread ? 'font-semibold' : 'text-ink-2')}>
            {lastWords(lastMessage)}
          </span>
          <Count value={unread} label={texts.unread({ count: unread })} className="flex-none" />
        </span>
        <span className="truncate text-tiny text-ink-2">
          {other.name}
          {shared && ` · ${sharedTexts.by({ host: shared.host })}`}
        </span>
      </span>
    </Link>
  )
}

function lastWords(last: ConversationCard['lastMessage']): string {
  if (last === null) return texts.noMessages
  const words = last.content === '' ? texts.file : last.content
  if (last.isOwn) return texts.you({ words })
  return last.author === null ? words : texts.by({ name: last.author, words })
}
