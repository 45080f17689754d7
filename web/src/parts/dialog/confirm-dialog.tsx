import { useMutation } from '@tanstack/react-query'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type ConfirmDialogProps = {
  title: string
  /** What will happen, as a sentence. */
  text: string
  confirm: string
  pending?: string | undefined
  cancel: string
  /** For confirmations that do no harm. */
  tone?: 'danger' | 'primary'
  onConfirm: () => Promise<void> | void
  onClose: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, pending, cancel, tone = 'danger', onConfirm, onClose } = props
  const action = useMutation({
    mutationFn: async () => onConfirm(),
    onSuccess: onClose,
    onError: toastError,
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={text}>
      {/* The harmless answer comes first and gets the focus. */}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="line" onClick={onClose}>
          {cancel}
        </Button>
        <Button
          variant={tone}
          pending={action.isPending}
          pendingText={pending}
          onClick={() => action.mutate()}
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
