import type { ApplicationItem } from '@roomtone/contract/application/application'
import { applicationCalls } from '@roomtone/contract/application/application.calls'
import { ApiError } from '@roomtone/contract/call'
import { applicationsTexts as texts } from '@roomtone/texts/admin/applications'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useKeptWords } from '../../platform/forms/use-kept-words.ts'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'

const NOTES_MAX = 2000

type ApplicationDecisionProps = { item: ApplicationItem; onDecided: () => void }

export function ApplicationDecision({ item, onDecided }: ApplicationDecisionProps) {
  const kept = useKeptWords(`application.${item.id}`, () => ({ adminNotes }))
  const [adminNotes, setAdminNotes] = useState(kept?.adminNotes ?? '')
  const { mutate, isPending, variables } = useMutation({
    mutationFn: useDecideApplication(item),
    onSettled: onDecided,
  })
  const decide = (status: 'approved' | 'rejected') => () => mutate({ status, adminNotes })
  const isBusyWith = (status: string) => isPending && variables?.status === status
  return (
    <div className="grid gap-4 border-t pt-6">
      <TextAreaField
        label={texts.notes}
        hint={texts.notesHint}
        rows={3}
        maxLength={NOTES_MAX}
        value={adminNotes}
        onChange={(event) => setAdminNotes(event.target.value)}
        className="max-w-2xl"
      />
      <div className="flex flex-wrap gap-3">
        <Button
          aria-label={texts.approveOf({ title: item.title })}
          disabled={isBusyWith('rejected')}
          pending={isBusyWith('approved')}
          pendingText={texts.processing}
          onClick={decide('approved')}
        >
          {texts.approve}
        </Button>
        <Button
          variant="danger"
          aria-label={texts.rejectOf({ title: item.title })}
          disabled={isBusyWith('approved')}
          pending={isBusyWith('rejected')}
          pendingText={texts.processing}
          onClick={decide('rejected')}
        >
          {texts.reject}
        </Button>
      </div>
    </div>
  )
}

type Decision = { status: 'approved' | 'rejected'; adminNotes: string }

/** The lists reload after any outcome: a conflict means that a colleague was quicker. */
function useDecideApplication({ id, revision }: Pick<ApplicationItem, 'id' | 'revision'>) {
  const { call, queryClient } = useServices()
  return async ({ status, adminNotes }: Decision): Promise<void> => {
    try {
      await call(applicationCalls.decide, { params: { id }, body: { status, adminNotes, revision } })
      void showToast('success', texts.decided({ status }))
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
