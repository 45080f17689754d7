import { closeAccountForm } from '@roomtone/contract/privacy/close-account'
import { privacyCalls } from '@roomtone/contract/privacy/privacy.calls'
import { CLOSING_WORD } from '@roomtone/domain/account/closing'
import { privacyTexts } from '@roomtone/texts/account/privacy'
import { useNavigate } from 'react-router'
import { useForm } from '../../../../platform/forms/use-form.ts'
import { useServices } from '../../../../platform/services.tsx'
import { forgetKept } from '../../../../platform/session/forget-kept.ts'
import { whileLeaving } from '../../../../platform/session/leaving.ts'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'

const texts = privacyTexts.closing

export function CloseForm({ onClose }: { onClose: () => void }) {
  const { call, session } = useServices()
  const navigate = useNavigate()
  const form = useForm({
    schema: closeAccountForm,
    read: (data) => Object.fromEntries(data),
    submit: (body) =>
      whileLeaving(async () => {
        await call(privacyCalls.close, { body })
        const owner = session?.get()?.user.id
        session?.signOut()
        forgetKept(owner)
        void showToast('success', texts.done.title, texts.done.text)
        await navigate('/')
      }),
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <TextField
        label={texts.dialog.word({ word: CLOSING_WORD })}
        name="confirm"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={form.errorOf('confirm')}
      />
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <Button variant="line" onClick={onClose}>
          {texts.dialog.cancel}
        </Button>
        <Button type="submit" variant="danger" pending={form.pending} pendingText={texts.dialog.pending}>
          {texts.dialog.submit}
        </Button>
      </div>
    </form>
  )
}
