import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { Button } from '../../ui/button.tsx'
import { moderationTexts as texts } from './moderation.texts.ts'
import { useDecideCase } from './use-decide-case.ts'

const ModerationDialog = lazyPart(async () => ({
  default: (await import('./moderation-dialog.tsx')).ModerationDialog,
}))

type ModerationDecisionProps = { id: string; name: string; onDecided: () => void }

export function ModerationDecision({ id, name, onDecided }: ModerationDecisionProps) {
  const decide = useDecideCase(id, name)
  const [asking, setAsking] = useState<'warned' | 'suspended' | null>(null)
  const dismiss = useMutation({
    mutationFn: () => decide('dismissed', ''),
    onError: toastError,
    onSettled: onDecided,
  })
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="danger"
        aria-label={texts.suspend.openName(name)}
        disabled={dismiss.isPending}
        onClick={() => setAsking('suspended')}
      >
        {texts.suspend.open}
      </Button>
      <Button
        variant="outline"
        aria-label={texts.warn.openName(name)}
        disabled={dismiss.isPending}
        onClick={() => setAsking('warned')}
      >
        {texts.warn.open}
      </Button>
      <Button
        variant="line"
        aria-label={texts.dismissName(name)}
        pending={dismiss.isPending}
        pendingText={texts.dismissing}
        onClick={() => dismiss.mutate()}
      >
        {texts.dismiss}
      </Button>
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
