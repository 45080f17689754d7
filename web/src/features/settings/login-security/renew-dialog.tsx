import { securityCalls } from '@roomtone/contract/security/security.calls'
import { useState } from 'react'
import { useServices } from '../../../platform/services.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { loginTexts } from './login-security.texts.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { securityQuery } from './security.query.ts'

const texts = loginTexts.factor

export function RenewDialog({ onClose }: { onClose: () => void }) {
  const services = useServices()
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes === null)
    return (
      <ProofDialog
        {...texts.renewAsk}
        withCode
        onProof={async (body) => {
          const { recoveryCodes } = await services.call(securityCalls.renewRecoveryCodes, { body })
          setCodes(recoveryCodes)
          void services.queryClient.invalidateQueries(securityQuery(services))
        }}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.renewTitle}
      description={texts.dialog.codesText}
    >
      <RecoveryCodes codes={codes} onDone={onClose} />
    </Dialog>
  )
}
