import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { safetyTexts } from '@roomtone/texts/conversation/safety'
import { reportTexts } from '@roomtone/texts/dialog/report-dialog'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Person } from '../thread-menu.tsx'

type BlockDialogProps = {
  conversationId: string
  person: Person
  /** False: a block is to be lifted. */
  blocked: boolean
  onClose: () => void
}

export function BlockDialog({ conversationId: id, person, blocked, onClose }: BlockDialogProps) {
  const { call, queryClient } = useServices()
  const { name } = person
  const texts = blocked ? safetyTexts.block : safetyTexts.unblock
  const block = useMutation({
    mutationFn: () =>
      call(conversationCalls.block, { params: { id }, body: { blocked, personId: person.id } }),
    onSuccess: () => {
      void showToast('success', texts.done.title({ name }), texts.done.text)
      onClose()
    },
    onError: toastError,
    // Every conversation with this person is closed or open again, not just the one on the screen.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['conversation'] }),
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title({ name })}
      description={consequences(person, blocked)}
    >
      {/* The harmless answer comes first and gets the focus. */}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="line" onClick={onClose}>
          {reportTexts.cancel}
        </Button>
        <Button
          variant={blocked ? 'danger' : 'primary'}
          pending={block.isPending}
          pendingText={texts.pending}
          onClick={() => block.mutate()}
        >
          {texts.confirm}
        </Button>
      </div>
    </Dialog>
  )
}

function consequences({ name, isCohost }: Person, blocked: boolean): string {
  const { block, unblock } = safetyTexts
  if (!blocked) return unblock.text
  return isCohost ? block.textCohost({ name }) : block.text({ name })
}
