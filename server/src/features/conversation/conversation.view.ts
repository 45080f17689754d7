import type {
  ConversationCard,
  ConversationView,
  MessageFile,
  MessageView,
} from '@roomtone/contract/conversation/conversation'
import type { PhotoView } from '@roomtone/contract/photo/photo'
import type { CardRow } from './conversation.store.ts'
import type { MessageRow } from './message/message.store.ts'

export function conversationCardOf(row: CardRow, cover: PhotoView): ConversationCard {
  return {
    id: row.id,
    role: row.role,
    shared: row.sharedBy === null ? null : { host: row.sharedBy },
    property: { id: row.propertyId, title: row.title, cover },
    other: {
      id: row.otherId,
      name: row.otherName,
      avatarUrl: row.otherAvatarUrl,
      isVerified: row.isOtherVerified,
    },
    lastMessage: row.last && {
      content: row.last.content,
      isOwn: row.last.isOwn,
      author: row.last.author,
      createdAt: new Date(row.last.createdAt).toISOString(),
    },
    updatedAt: row.updatedAt.toISOString(),
    unread: row.unread,
  }
}

type Standing = Omit<ConversationView, keyof ConversationCard>

export function conversationViewOf(card: ConversationCard, standing: Standing): ConversationView {
  return { ...card, ...standing }
}

/** For whom, and whose conversation it is. */
export type Reading = { readerId: string; guestId: string; hostId: string }

/** The key is between the sender and their page. */
export function messageViewOf(
  row: MessageRow,
  { readerId, guestId }: Reading,
  { files, cohost }: { files: MessageFile[]; cohost: string | null },
): MessageView {
  const { id, seq, conversationId, senderId, content, isFlagged, flagReason } = row
  const isOwn = senderId === readerId
  return {
    id,
    seq,
    conversationId,
    senderId,
    isOwn,
    side: senderId === guestId ? 'guest' : 'host',
    cohost,
    key: isOwn ? row.key : null,
    content,
    createdAt: row.createdAt.toISOString(),
    isFlagged,
    flagReason,
    files: files.map((file) => ({
      id: file.id,
      name: file.name,
      mediaType: file.mediaType,
      sizeBytes: file.sizeBytes,
      width: file.width,
      height: file.height,
    })),
  }
}
