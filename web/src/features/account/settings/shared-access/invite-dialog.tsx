import type { SharedAccess } from '@roomtone/contract/cohost/cohost'
import { cohostCalls } from '@roomtone/contract/cohost/cohost.calls'
import { inviteCohost } from '@roomtone/contract/cohost/share-access'
import { sharedAccessTexts } from '@roomtone/texts/account/shared-access'
import { useForm } from '../../../../platform/forms/use-form.ts'
import { useServices } from '../../../../platform/services.tsx'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { CheckboxField, TextField } from '../../../../ui/field.tsx'
import { RightsFields } from './rights-fields.tsx'
import { useKeepShared } from './shared-access.query.ts'

const texts = sharedAccessTexts.invite

type InviteDialogProps = { listings: SharedAccess['listings']; onClose: () => void }

export function InviteDialog({ listings, onClose }: InviteDialogProps) {
  const { call } = useServices()
  const keep = useKeepShared()
  const form = useForm({
    schema: inviteCohost.body,
    read: (data) => ({
      email: data.get('email'),
      listings: data.getAll('listings'),
      rights: data.getAll('rights'),
    }),
    submit: async (body) => {
      keep(await call(cohostCalls.invite, { body }))
      void showToast('success', texts.done, texts.doneText({ email: body.email }))
      onClose()
    },
  })
  const isOnly = listings.length === 1
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.title} description={texts.text}>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-6">
        <TextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="off"
          error={form.errorOf('email')}
        />
        <fieldset>
          <legend className="mb-2 font-medium">{texts.listings}</legend>
          {listings.map(({ id, title, city, state }, index) => (
            <CheckboxField
              key={id}
              name="listings"
              value={id}
              defaultChecked={isOnly}
              label={
                <>
                  {title}
                  <span className="block text-small text-ink-2">
                    {city}, {state}
                  </span>
                </>
              }
              error={index === 0 ? form.errorOf('listings') : undefined}
            />
          ))}
        </fieldset>
        <RightsFields error={form.errorOf('rights')} />
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
