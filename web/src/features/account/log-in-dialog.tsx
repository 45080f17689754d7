import { accountTexts } from '@roomtone/texts/account/account'
import { useNavigate, useSearchParams } from 'react-router'
import { openDialog } from '../../platform/dialogs/dialogs.ts'
import { nextIn } from '../../platform/next-in.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SignInForm } from './sign-in-form.tsx'

const texts = accountTexts.signIn

export function LogInDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.dialogTitle}
      description={texts.dialogIntro}
    >
      <SignInForm
        onLeave={onClose}
        onDone={() => {
          onClose()
          void navigate(nextIn(search))
        }}
      />
      <p className="mt-5 text-center text-small text-ink-2">
        {texts.noAccount}{' '}
        <button type="button" onClick={() => openDialog('waitlist')} className="link">
          {accountTexts.auth.joinWaitlist}
        </button>
      </p>
    </Dialog>
  )
}
