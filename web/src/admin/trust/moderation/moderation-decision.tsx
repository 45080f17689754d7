import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import type { Decision } from '@roomtone/domain/moderation/case'
import { moderationTexts as texts } from '@roomtone/texts/admin/moderation'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'

const ModerationDialog = lazyPart(async () => ({
  default: (await import('./moderation-dialog.tsx')).ModerationDialog,
}))

type Settled = 'approved' | 'rejected' | 'dismissed'
const TEXT: Settled[] = ['approved', 'rejected']
const REPORT: Settled[] = ['dismissed']
type Named = (values: { name: string }) => string
const SETTLED: Record<Settled, { label: string; name: Named; pending: string }> = {
  approved: { label: texts.text.approve, name: texts.text.approveName, pending: texts.text.approving },
  rejected: { label: texts.text.reject, name: texts.text.rejectName, pending: texts.text.rejecting },
  dismissed: { label: texts.dismiss, name: texts.dismissName, pending: texts.dismissing },
}

type ModerationDecisionProps = {
  id: string
  name: string
  /** A text is approved or rejected; otherwise the report is dismissed. */
  isText: boolean
  onDecided: () => void
}

export function ModerationDecision({ id, name, isText, onDecided }: ModerationDecisionProps) {
  const decide = useDecideCase(id, name)
  const [asking, setAsking] = useState<'warned' | 'suspended' | null>(null)
  const settle = useMutation({
    mutationFn: (decision: Settled) => decide(decision, ''),
    onError: toastError,
    onSettled: onDecided,
  })
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="danger"
        aria-label={texts.suspend.openName({ name })}
        disabled={settle.isPending}
        onClick={() => setAsking('suspended')}
      >
        {texts.suspend.open}
      </Button>
      <Button
        variant="outline"
        aria-label={texts.warn.openName({ name })}
        disabled={settle.isPending}
        onClick={() => setAsking('warned')}
      >
        {texts.warn.open}
      </Button>
      {(isText ? TEXT : REPORT).map((decision) => (
        <Button
          key={decision}
          variant={decision === 'approved' ? 'primary' : decision === 'rejected' ? 'outline' : 'line'}
          aria-label={SETTLED[decision].name({ name })}
          disabled={settle.isPending}
          pending={settle.isPending && settle.variables === decision}
          pendingText={SETTLED[decision].pending}
          onClick={() => settle.mutate(decision)}
        >
          {SETTLED[decision].label}
        </Button>
      ))}
      {asking && (
        <Suspense>
          <ModerationDialog
            name={name}
            decision={asking}
            onDecide={async (note) => {
              try {
                await decide(asking, note)
              } finally {
                onDecided()
              }
            }}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The lists reload after any outcome: a refusal means that a colleague was quicker. */
function useDecideCase(id: string, name: string) {
  const { call, queryClient } = useServices()
  return async (decision: Decision, note: string): Promise<void> => {
    try {
      await call(conversationCalls.decideCase, { params: { id }, body: { decision, note } })
      const { title, text } = texts.done[decision]
      void showToast('success', about(title, name), about(text, name))
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
    }
  }
}

function about(words: string | Named, name: string): string {
  return typeof words === 'string' ? words : words({ name })
}
