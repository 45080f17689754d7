import { reportMessage } from '@roomtone/contract/conversation/safety'
import { reportTexts as texts } from '@roomtone/texts/dialog/report-dialog'
import { useForm } from '../../platform/forms/use-form.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/field.tsx'

type ReportDialogProps = {
  title: string
  /** Who reads it, and what the reported person learns. */
  text: string
  /** The reported words, where it is about words. */
  quote?: string | undefined
  confirm: string
  done: { title: string; text: string }
  onReport: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** A person and a message are reported in the same way. */
export function ReportDialog({ title, text, quote, confirm, done, onReport, onClose }: ReportDialogProps) {
  const form = useForm({
    schema: reportMessage.body,
    read: (data) => ({ reason: data.get('reason') }),
    submit: async ({ reason }) => {
      await onReport(reason)
      void showToast('success', done.title, done.text)
      onClose()
    },
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={text}>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
        {quote && (
          <blockquote className="rounded-m bg-paper-2 p-4 text-small wrap-anywhere">
            <p className="line-clamp-3">{quote}</p>
          </blockquote>
        )}
        <TextAreaField
          label={texts.reason}
          hint={texts.reasonHint}
          name="reason"
          rows={3}
          error={form.errorOf('reason')}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <Button variant="line" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="danger" pending={form.pending} pendingText={texts.reportPending}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
