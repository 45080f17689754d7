import { useState } from 'react'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { settingsTexts } from './settings.texts.ts'

const texts = settingsTexts.login

type SignOutDialogProps = { onClose: () => void; onConfirm: () => Promise<void> }

export function SignOutDialog({ onClose, onConfirm }: SignOutDialogProps) {
  const [pending, setPending] = useState(false)

  async function confirm(): Promise<void> {
    setPending(true)
    try {
      await onConfirm()
    } catch (error) {
      setPending(false)
      toastError(error)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.ask.title}
      description={texts.ask.text}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="line" onClick={onClose}>
          {texts.ask.cancel}
        </Button>
        <Button variant="danger" pending={pending} onClick={() => void confirm()}>
          {texts.everywhere}
        </Button>
      </div>
    </Dialog>
  )
}
