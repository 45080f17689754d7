import { useMutation } from '@tanstack/react-query'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { adminTexts as texts } from './admin.texts.ts'

type ConfirmDialogProps = {
  title: string
  /** What will happen, in so many words. */
  text: string
  confirm: string
  pendingText: string
  onConfirm: () => Promise<void>
  onClose: () => void
}

export function ConfirmDialog({ title, text, confirm, pendingText, onConfirm, onClose }: ConfirmDialogProps) {
  const action = useMutation({ mutationFn: onConfirm, onSuccess: onClose, onError: toastError })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={text}>
      {/* The harmless answer comes first, and with it the focus. */}
      <div className="grid grid-cols-2 gap-3">
        <Button variant="line" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          variant="danger"
          pending={action.isPending}
          pendingText={pendingText}
          onClick={() => action.mutate()}
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
