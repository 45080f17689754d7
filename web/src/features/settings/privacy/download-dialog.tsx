import { ownerProof } from '@roomtone/contract/privacy/owner-proof'
import { privacyCalls } from '@roomtone/contract/privacy/privacy.calls'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useServices } from '../../../platform/services.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PasswordField } from '../../../ui/field.tsx'
import { MailProof } from './mail-proof.tsx'
import { privacyTexts } from './privacy.texts.ts'

const texts = privacyTexts.data.dialog

type DownloadDialogProps = { id: string; token: string | null; hasPassword: boolean; onClose: () => void }

export function DownloadDialog({ id, token, hasPassword, onClose }: DownloadDialogProps) {
  const { call } = useServices()
  const form = useForm({
    schema: ownerProof,
    read: (data) => (token === null || hasPassword ? Object.fromEntries(data) : { token }),
    submit: async (body) => {
      const { url } = await call(privacyCalls.openExport, { params: { id }, body })
      // An attachment: the page stays where it is.
      window.location.assign(url)
      onClose()
    },
  })
  const needsLink = !hasPassword && token === null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={hasPassword ? texts.text : needsLink ? undefined : texts.linked}
    >
      {needsLink ? (
        <MailProof purpose="data" />
      ) : (
        <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
          {hasPassword && (
            <PasswordField
              label={texts.password}
              name="password"
              autoComplete="current-password"
              error={form.errorOf('password')}
            />
          )}
          <div className="mt-2 grid gap-3 sm:grid-cols-2">
            <Button variant="line" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" pending={form.pending} pendingText={texts.pending}>
              {texts.submit}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
