import { ApiError } from '@roomtone/contract/call'
import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { composerTexts as texts } from '@roomtone/texts/conversation/messages'
import { reasonWords } from '../../../parts/moderation/reason-words.ts'
import type { Services } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { refreshInbox } from '../inbox/inbox.query.ts'
import type { Desk } from './desk.ts'
import { keepTrying } from './keep-trying.ts'
import type { Outgoing } from './outbox.ts'

/** Sends one message; sent again with the same key, it is the same message. */
export function deliver(services: Services, desk: Desk, item: Outgoing): Promise<void> {
  desk.outbox.put({ ...item, phase: 'sending' })
  return desk.outbox.inLine(item.conversationId, () => send(services, desk, item))
}

async function send(services: Services, { outbox, drafts }: Desk, item: Outgoing): Promise<void> {
  const { call, queryClient } = services
  const { key, conversationId: id, content, files } = item
  try {
    const body = { key, content, fileIds: files.map((file) => file.id) }
    const sent = await keepTrying(() => call(conversationCalls.send, { params: { id }, body }))
    outbox.put({ ...item, phase: 'sent', sent })
    if (sent.isFlagged) void showToast('error', texts.flagged, reasonWords(sent.flagReason ?? ''))
  } catch (error) {
    if (isWorthRetrying(error)) outbox.put({ ...item, phase: 'failed' })
    else {
      const refusal = refusalOf(error)
      outbox.remove([key])
      drafts.restore(id, { text: content, files, refusal })
    }
    void showToast('error', isFlagged(error) ? texts.flagged : texts.failed, wordsOf(error))
    void queryClient.invalidateQueries({ queryKey: ['conversation', id] })
  }
  void queryClient.invalidateQueries({ queryKey: ['messages', id] })
  refreshInbox(queryClient)
}

/**
 * A refusal would be refused again; a server that could not be reached, or asked for patience, may accept it
 * later.
 */
function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || [0, 401, 429].includes(error.status)
}

function isFlagged(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'message_flagged'
}

function refusalOf(error: unknown) {
  return isFlagged(error) ? { reason: error.message, fragments: error.reasons } : null
}

function wordsOf(error: unknown): string | undefined {
  return error instanceof Error && error.message !== '' ? error.message : undefined
}
