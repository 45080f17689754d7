import type { ApplicationItem } from '@roomtone/contract/application/application'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useKeptWords } from '../../platform/forms/use-kept-words.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { applicationsTexts as texts } from './applications.texts.ts'
import { useDecideApplication } from './use-decide-application.ts'

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
          aria-label={texts.approveOf(item.title)}
          disabled={isBusyWith('rejected')}
          pending={isBusyWith('approved')}
          pendingText={texts.processing}
          onClick={decide('approved')}
        >
          {texts.approve}
        </Button>
        <Button
          variant="danger"
          aria-label={texts.rejectOf(item.title)}
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
