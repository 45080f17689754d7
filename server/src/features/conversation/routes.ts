import {
  countUnread as countUnreadEndpoint,
  listConversations as listConversationsEndpoint,
  listMessages as listMessagesEndpoint,
  markRead as markReadEndpoint,
  openConversation as openConversationEndpoint,
  sendMessage as sendMessageEndpoint,
  showConversation as showConversationEndpoint,
} from '@roomtone/contract/conversation/conversations'
import {
  readMessageFile as readMessageFileEndpoint,
  uploadMessageFile as uploadMessageFileEndpoint,
} from '@roomtone/contract/conversation/message-files'
import {
  blockPerson as blockPersonEndpoint,
  decideModeration as decideModerationEndpoint,
  listModeration as listModerationEndpoint,
  reportMessage as reportMessageEndpoint,
  reportPerson as reportPersonEndpoint,
} from '@roomtone/contract/conversation/safety'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { readMessageFile } from './file/read-message-file.ts'
import { uploadMessageFile } from './file/upload-message-file.ts'
import { listConversations } from './list-conversations.ts'
import { createCountUnread } from './message/count-unread.ts'
import { listMessages } from './message/list-messages.ts'
import { markRead } from './message/mark-read.ts'
import { sendMessage } from './message/send-message.ts'
import { openConversation } from './open-conversation.ts'
import { blockPerson } from './safety/block-person.ts'
import { decideModeration } from './safety/decide-moderation.ts'
import { listModeration } from './safety/list-moderation.ts'
import { reportMessage } from './safety/report-message.ts'
import { reportPerson } from './safety/report-person.ts'
import { viewConversation } from './view-conversation.ts'

export function conversationRoutes(deps: Deps): Binding[] {
  return [...readings(deps), ...writings(deps), ...files(deps), ...safety(deps)]
}

function readings(deps: Deps): Binding[] {
  const countUnread = createCountUnread(deps)
  return [
    bind(listConversationsEndpoint, ({ query }, { actor }) => listConversations(deps, actor, query)),
    bind(countUnreadEndpoint, (_, { actor }) => countUnread(actor.userId)),
    bind(showConversationEndpoint, ({ params }, { actor }) =>
      viewConversation(deps, deps.db, actor, params.id),
    ),
    bind(listMessagesEndpoint, ({ params, query }, { actor }) =>
      listMessages(deps, actor, { id: params.id, ...query }),
    ),
  ]
}

function writings(deps: Deps): Binding[] {
  return [
    bind(openConversationEndpoint, ({ body }, { actor }) => openConversation(deps, actor, body)),
    bind(sendMessageEndpoint, ({ params, body }, { actor }) =>
      sendMessage(deps, actor, { id: params.id, ...body }),
    ),
    bind(markReadEndpoint, ({ params, body }, { actor }) =>
      markRead(deps, actor, { id: params.id, ...body }),
    ),
  ]
}

function files(deps: Deps): Binding[] {
  return [
    bind(uploadMessageFileEndpoint, ({ params, query, bytes }, { actor }) =>
      uploadMessageFile(deps, actor, { id: params.id, name: query.name, bytes }),
    ),
    bind(readMessageFileEndpoint, ({ params }, { actor }) => readMessageFile(deps, actor, params.id)),
  ]
}

function safety(deps: Deps): Binding[] {
  return [
    bind(reportMessageEndpoint, ({ params, body }, { actor }) =>
      reportMessage(deps, actor, { id: params.id, ...body }),
    ),
    bind(reportPersonEndpoint, ({ params, body }, { actor }) =>
      reportPerson(deps, actor, { id: params.id, ...body }),
    ),
    bind(blockPersonEndpoint, ({ params, body }, { actor }) =>
      blockPerson(deps, actor, { id: params.id, ...body }),
    ),
    bind(listModerationEndpoint, ({ query }, { actor }) => listModeration(deps, actor, query)),
    bind(decideModerationEndpoint, ({ params, body }, { actor }) =>
      decideModeration(deps, actor, { id: params.id, ...body }),
    ),
  ]
}
