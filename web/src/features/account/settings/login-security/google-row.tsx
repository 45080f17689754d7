import type { Security } from '@roomtone/contract/account/show-security'
import { googleCalls } from '@roomtone/contract/google/google.calls'
import { loginTexts } from '@roomtone/texts/account/login-security'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../../platform/lazy-part.tsx'
import { useServices } from '../../../../platform/services.tsx'
import { toastError } from '../../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button } from '../../../../ui/button.tsx'
import { SettingRow } from '../setting-rows.tsx'
import { securityQuery } from './security.query.ts'

const texts = loginTexts.google
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../../../parts/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))

type GoogleRowProps = { google: Security['google']; hasPassword: boolean }

export function GoogleRow({ google, hasPassword }: GoogleRowProps) {
  const isConnected = google.email !== null
  return (
    <SettingRow
      label={texts.label}
      action={hasPassword && (isConnected ? <DisconnectButton /> : <ConnectButton />)}
    >
      <span>{google.email === null ? texts.notConnected : texts.account({ email: google.email })}</span>
      {!hasPassword && <span>{texts.passwordFirst}</span>}
    </SettingRow>
  )
}

function ConnectButton() {
  const { call } = useServices()
  const connect = useMutation({
    mutationFn: async () => {
      const { url } = await call(googleCalls.startLink, {})
      window.location.assign(url)
      // Busy until the other page has loaded.
      await new Promise(() => {})
    },
    onError: toastError,
  })
  return (
    <Button variant="line" pending={connect.isPending} onClick={() => connect.mutate()}>
      {texts.connect}
    </Button>
  )
}

function DisconnectButton() {
  const services = useServices()
  const [isAsking, setAsking] = useState(false)

  async function disconnect(): Promise<void> {
    await services.call(googleCalls.unlink, {})
    await services.queryClient.invalidateQueries(securityQuery(services))
    void showToast('success', texts.gone.title, texts.gone.text)
  }

  return (
    <>
      <Button variant="line" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {texts.disconnect}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            {...texts.disconnectAsk}
            confirm={texts.disconnect}
            cancel={loginTexts.cancel}
            pending={loginTexts.pending}
            onConfirm={disconnect}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
