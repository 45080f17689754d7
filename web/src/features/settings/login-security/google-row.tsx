import { googleCalls } from '@roomtone/contract/google/google.calls'
import type { Security } from '@roomtone/contract/security/show-security'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { SettingRow } from '../setting-rows.tsx'
import { givenProof } from './given-proof.ts'
import { loginTexts } from './login-security.texts.ts'
import { securityQuery } from './security.query.ts'

const texts = loginTexts.google
const ProofDialog = lazyPart(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }))

type GoogleRowProps = { google: Security['google']; hasPassword: boolean; withCode: boolean }
type Proof = { password: string; code: string }

export function GoogleRow({ google, hasPassword, withCode }: GoogleRowProps) {
  const [isAsking, setAsking] = useState(false)
  const isConnected = google.email !== null
  return (
    <SettingRow
      label={texts.label}
      action={
        hasPassword && (
          <Button variant="line" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {isConnected ? texts.disconnect : texts.connect}
          </Button>
        )
      }
    >
      <span>{google.email === null ? texts.notConnected : texts.account(google.email)}</span>
      {!hasPassword && <span>{texts.passwordFirst}</span>}
      {isAsking && <Asking isConnected={isConnected} withCode={withCode} onClose={() => setAsking(false)} />}
    </SettingRow>
  )
}

type AskingProps = { isConnected: boolean; withCode: boolean; onClose: () => void }

function Asking({ isConnected, withCode, onClose }: AskingProps) {
  const services = useServices()

  async function connect(proof: Proof): Promise<void> {
    const { url } = await services.call(googleCalls.startLink, { body: givenProof(proof) })
    window.location.assign(url)
    // Busy until the other page is there.
    await new Promise(() => {})
  }

  async function disconnect(proof: Proof): Promise<void> {
    await services.call(googleCalls.unlink, { body: givenProof(proof) })
    await services.queryClient.invalidateQueries(securityQuery(services))
    void showToast('success', texts.gone.title, texts.gone.text)
    onClose()
  }

  const words = isConnected ? texts.disconnectAsk : texts.connectAsk
  return (
    <Suspense>
      <ProofDialog
        {...words}
        submit={isConnected ? texts.disconnect : loginTexts.proof.submit}
        isDanger={isConnected}
        withCode={withCode}
        onProof={isConnected ? disconnect : connect}
        onClose={onClose}
      />
    </Suspense>
  )
}
