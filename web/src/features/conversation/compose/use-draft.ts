import { useSyncExternalStore } from 'react'
import { useDesk } from './desk.ts'
import type { Draft } from './drafts.ts'

export function useDraft(conversationId: string): Draft {
  const { drafts } = useDesk()
  return useSyncExternalStore(drafts.subscribe, () => drafts.get(conversationId))
}
