import { securityCalls } from '@roomtone/contract/account/security.calls'
import { loginTexts } from '@roomtone/texts/account/login-security'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../../../../platform/services.tsx'
import { toastError } from '../../../../platform/toasts/toast-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { securityQuery } from './security.query.ts'

const texts = loginTexts.factor

export function RenewDialog({ onClose }: { onClose: () => void }) {
  const services = useServices()
  const renew = useMutation({
    mutationFn: () => services.call(securityCalls.renewRecoveryCodes, {}),
    onSuccess: () => void services.queryClient.invalidateQueries(securityQuery(services)),
    onError: toastError,
  })
  const codes = renew.data?.recoveryCodes
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={codes ? texts.renewTitle : texts.renewAsk.title}
      description={codes ? texts.dialog.codesText : texts.renewAsk.text}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          <Button variant="line" onClick={onClose}>
            {loginTexts.cancel}
          </Button>
          <Button pending={renew.isPending} pendingText={loginTexts.pending} onClick={() => renew.mutate()}>
            {texts.renewAsk.submit}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
