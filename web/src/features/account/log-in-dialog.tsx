import { useNavigate } from 'react-router'
import { openDialog } from '../../platform/dialogs/dialogs.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { accountTexts } from './account.texts.ts'
import { SignInForm } from './sign-in-form.tsx'

const texts = accountTexts.signIn

export function LogInDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
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
          // The front door knows where each kind of person belongs.
          void navigate('/')
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
