import type { ApplicationItem } from '@roomtone/contract/application/application'
import { applicationCalls } from '@roomtone/contract/application/application.calls'
import { ApiError } from '@roomtone/contract/call'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { applicationsTexts as texts } from './applications.texts.ts'

type Decision = { status: 'approved' | 'rejected'; adminNotes: string }

/** Whatever comes of it, the lists are read again: a conflict means that somebody else was quicker. */
export function useDecideApplication({ id, revision }: Pick<ApplicationItem, 'id' | 'revision'>) {
  const { call, queryClient } = useServices()
  return async ({ status, adminNotes }: Decision): Promise<void> => {
    try {
      await call(applicationCalls.decide, { params: { id }, body: { status, adminNotes, revision } })
      void showToast('success', texts.decided(status))
    } catch (error) {
      void showToast('error', texts.notDecided, wordsFor(error))
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
    }
  }
}

function wordsFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const isLate = error instanceof ApiError && error.code === 'conflict'
  return isLate ? `${error.message} ${texts.reloaded}` : error.message
}
