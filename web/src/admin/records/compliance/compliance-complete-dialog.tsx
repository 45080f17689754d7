import { packetCalls } from '@roomtone/contract/compliance/compliance.calls'
import type { PacketRow } from '@roomtone/contract/compliance/packet'
import { completePacket } from '@roomtone/contract/compliance/packets'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { complianceTexts } from '@roomtone/texts/admin/compliance'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextAreaField } from '../../../ui/field.tsx'

const texts = complianceTexts.dialog

export function CompleteDialog({ packet, onClose }: { packet: PacketRow; onClose: () => void }) {
  const { call, queryClient } = useServices()
  const form = useForm({
    schema: completePacket.body,
    read: (data) => ({ reason: data.get('reason') }),
    submit: async (body) => {
      try {
        await call(packetCalls.complete, { params: { id: packet.id }, body })
        const { title, text } = complianceTexts.done
        void showToast('success', title, text)
        onClose()
      } catch {
        const { title, text } = complianceTexts.notDone
        void showToast('error', title, text)
      } finally {
        await queryClient.invalidateQueries({ queryKey: ['admin'] })
      }
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title({ id: packet.bookingId.slice(0, 8) })}
      description={texts.text({ missing: packet.missing })}
    >
      <form noValidate onSubmit={form.onSubmit} className="grid gap-3">
        <TextAreaField
          label={texts.reason}
          hint={texts.reasonHint}
          name="reason"
          rows={3}
          error={form.errorOf('reason')}
          className="mb-3"
        />
        <Button type="submit" wide pending={form.pending} pendingText={texts.pending}>
          {texts.confirm}
        </Button>
        <Button variant="line" wide onClick={onClose}>
          {adminTexts.cancel}
        </Button>
      </form>
    </Dialog>
  )
}
