import { messagesTexts as texts } from '@roomtone/texts/conversation/messages'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ToneLine } from '../../../ui/tone-line.tsx'

/** The inbox before anyone has written. */
export function EmptyInbox({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col justify-center overflow-hidden rounded-l border bg-card py-8 md:h-150">
      <ToneLine className="text-ink-3" />
      <EmptyState title={texts.empty} action={action} className="md:py-14">
        <p>{children}</p>
      </EmptyState>
    </div>
  )
}
