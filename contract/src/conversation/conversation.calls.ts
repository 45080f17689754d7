import { call } from '../call.ts'
import type {
  countUnread,
  listConversations,
  listMessages,
  markRead,
  openConversation,
  sendMessage,
  showConversation,
} from './conversations.ts'
import type { readMessageFile, uploadMessageFile } from './message-files.ts'
import type { blockPerson, decideModeration, listModeration, reportMessage, reportPerson } from './safety.ts'

export const conversationCalls = {
  list: call<typeof listConversations>('GET /api/conversations'),
  unread: call<typeof countUnread>('GET /api/conversations/unread'),
  open: call<typeof openConversation>('POST /api/conversations'),
  show: call<typeof showConversation>('GET /api/conversations/:id'),
  messages: call<typeof listMessages>('GET /api/conversations/:id/messages'),
  send: call<typeof sendMessage>('POST /api/conversations/:id/messages'),
  read: call<typeof markRead>('POST /api/conversations/:id/read'),
  upload: call<typeof uploadMessageFile>('POST /api/conversations/:id/files'),
  file: call<typeof readMessageFile>('GET /api/messages/files/:id'),
  reportMessage: call<typeof reportMessage>('POST /api/messages/:id/report'),
  reportPerson: call<typeof reportPerson>('POST /api/conversations/:id/report'),
  block: call<typeof blockPerson>('POST /api/conversations/:id/block'),
  listCases: call<typeof listModeration>('GET /api/admin/moderation'),
  decideCase: call<typeof decideModeration>('POST /api/admin/moderation/:id/decision'),
}
