import type { MessageView } from '@roomtone/contract/conversation/conversation'
import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { safetyTexts } from '@roomtone/texts/conversation/safety'
import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { useServices } from '../../../platform/services.tsx'

const texts = safetyTexts.reportMessage

const ReportDialog = lazyPart(async () => ({
  default: (await import('../../../parts/dialog/report-dialog.tsx')).ReportDialog,
}))

/**
 * Reports a message of the other side. Its row is a `group`: with a mouse the button appears on hover and
 * with the focus; touch has neither, so there it always shows.
 */
export function ReportMessage({
  message: { id, content },
}: {
  message: Pick<MessageView, 'id' | 'content'>
}) {
  const { call } = useServices()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={texts.open}
        title={texts.open}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="touch inline-grid size-8 flex-none place-items-center rounded-pill text-ink-2 transition-[opacity] group-hover:opacity-100 hover:bg-paper-2 focus-visible:opacity-100 pointer-fine:opacity-0"
      >
        <Flag className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog
            title={texts.title}
            text={texts.text}
            quote={content}
            confirm={texts.confirm}
            done={texts.done}
            onReport={(reason) => call(conversationCalls.reportMessage, { params: { id }, body: { reason } })}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
