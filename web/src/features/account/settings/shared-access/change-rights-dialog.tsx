import type { CohostView } from '@roomtone/contract/cohost/cohost'
import { cohostCalls } from '@roomtone/contract/cohost/cohost.calls'
import { changeCohost } from '@roomtone/contract/cohost/share-access'
import { sharedAccessTexts } from '@roomtone/texts/account/shared-access'
import { useForm } from '../../../../platform/forms/use-form.ts'
import { useServices } from '../../../../platform/services.tsx'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { RightsFields } from './rights-fields.tsx'
import { useKeepShared } from './shared-access.query.ts'

const texts = sharedAccessTexts.change

export function ChangeRightsDialog({ cohost, onClose }: { cohost: CohostView; onClose: () => void }) {
  const { id, name, email, listing, rights } = cohost
  const { call } = useServices()
  const keep = useKeepShared()
  const form = useForm({
    schema: changeCohost.body,
    read: (data) => ({ rights: data.getAll('rights') }),
    submit: async (body) => {
      keep(await call(cohostCalls.change, { params: { id }, body }))
      void showToast('success', sharedAccessTexts.given.changed)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.text({ who: name ?? email, title: listing.title })}
    >
      <form noValidate onSubmit={form.onSubmit} className="grid gap-6">
        <RightsFields chosen={rights} error={form.errorOf('rights')} />
        <div className="grid gap-3 sm:grid-cols-2">
          <Button variant="line" onClick={onClose}>
            {sharedAccessTexts.cancel}
          </Button>
          <Button type="submit" pending={form.pending} pendingText={texts.pending}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
