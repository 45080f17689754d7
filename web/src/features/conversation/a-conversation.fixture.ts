import type { ConversationView, MessageView } from '@roomtone/contract/conversation/conversation'

const ME = '0b0c5d3e-0000-4000-8000-0000000000aa'
const HOST = '0b0c5d3e-0000-4000-8000-0000000000bb'

/** Between a guest and Marguerite, about her loft. */
export function aConversation(over: Partial<ConversationView> = {}): ConversationView {
  return {
    id: '0b0c5d3e-0000-4000-8000-000000000030',
    role: 'guest',
    shared: null,
    property: {
      id: '0b0c5d3e-0000-4000-8000-000000000002',
      title: 'Foundry Street Brick Loft',
      cover: {
        id: '0b0c5d3e-0000-4000-8000-000000000003',
        alt: '',
        width: 3,
        height: 2,
        color: '#888',
        widths: [400],
        avif: false,
      },
    },
    other: { id: HOST, name: 'Marguerite', avatarUrl: null, isVerified: true },
    lastMessage: null,
    updatedAt: '2026-11-18T12:00:00.000Z',
    unread: 0,
    booking: null,
    otherReadSeq: 0,
    ownReadSeq: 0,
    closedBecause: null,
    areContactsOpen: false,
    cohosts: [],
    ...over,
  }
}

export function aMessage(seq: number, content: string, over: Partial<MessageView> = {}): MessageView {
  const isOwn = over.isOwn ?? false
  return {
    id: `0b0c5d3e-0000-4000-8000-0000000001${String(seq).padStart(2, '0')}`,
    seq,
    conversationId: aConversation().id,
    senderId: isOwn ? ME : HOST,
    isOwn,
    side: isOwn ? 'guest' : 'host',
    cohost: null,
    key: null,
    content,
    createdAt: `2026-11-18T12:${String(seq).padStart(2, '0')}:00.000Z`,
    isFlagged: false,
    flagReason: null,
    files: [],
    ...over,
  }
}
