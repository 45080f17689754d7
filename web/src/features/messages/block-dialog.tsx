import type { ConversationView } from '@roomtone/contract/conversation/conversation'
import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../../platform/services.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { safetyTexts } from './safety.texts.ts'

type BlockDialogProps = {
  conversation: Pick<ConversationView, 'id' | 'other'>
  /** False: a block is to be lifted. */
  blocked: boolean
  onClose: () => void
}

export function BlockDialog({ conversation: { id, other }, blocked, onClose }: BlockDialogProps) {
  const { call, queryClient } = useServices()
  const texts = blocked ? safetyTexts.block : safetyTexts.unblock
  const block = useMutation({
    mutationFn: () => call(conversationCalls.block, { params: { id }, body: { blocked } }),
    onSuccess: () => {
      const { title, text } = texts.done(other.name)
      void showToast('success', title, text)
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
      title={texts.title(other.name)}
      description={texts.text(other.name)}
    >
      {/* The harmless answer comes first, and with it the focus. */}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="line" onClick={onClose}>
          {safetyTexts.cancel}
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
