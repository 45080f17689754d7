import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import type { Decision } from '@roomtone/domain/moderation/case'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { moderationTexts as texts } from './moderation.texts.ts'

/** Whatever comes of it, the lists are read again: a refusal means that someone else was quicker. */
export function useDecideCase(id: string, name: string) {
  const { call, queryClient } = useServices()
  return async (decision: Decision, note: string): Promise<void> => {
    try {
      await call(conversationCalls.decideCase, { params: { id }, body: { decision, note } })
      const { title, text } = texts.done[decision](name)
      void showToast('success', title, text)
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
    }
  }
}
