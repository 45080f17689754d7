import { bankTexts as texts } from '@roomtone/texts/card/card'
import { formatMoney } from '../../platform/format/money.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type BankDialogProps = {
  amount: number
  isPending: boolean
  onAnswer: (hasPassed: boolean) => void
  onClose: () => void
}

export function BankDialog({ amount, isPending, onAnswer, onClose }: BankDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.text({ amount: formatMoney(amount) })}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="line" disabled={isPending} onClick={() => onAnswer(false)}>
          {texts.refuse}
        </Button>
        <Button pending={isPending} pendingText={texts.pending} onClick={() => onAnswer(true)}>
          {texts.approve}
        </Button>
      </div>
    </Dialog>
  )
}
