import { passkeyCalls } from '@roomtone/contract/passkey/passkey.calls'
import { loginTexts } from '@roomtone/texts/account/login-security'
import { useMutation } from '@tanstack/react-query'
import { toastPasskeyError } from '../../../../platform/passkey/passkey-failure.ts'
import { createPasskey } from '../../../../platform/passkey/webauthn.ts'
import { meQuery } from '../../../../platform/queries/me.query.ts'
import { useServices } from '../../../../platform/services.tsx'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button } from '../../../../ui/button.tsx'
import { securityQuery } from './security.query.ts'

const texts = loginTexts.passkeys

export function AddPasskey() {
  const services = useServices()
  const { call, queryClient } = services
  const add = useMutation({
    mutationFn: async () => {
      const { challengeId, options } = await call(passkeyCalls.begin, {})
      const response = await createPasskey(options)
      await call(passkeyCalls.add, { body: { challengeId, response } })
      await queryClient.invalidateQueries(securityQuery(services))
      // An admin's role may have waited for this.
      await queryClient.invalidateQueries(meQuery(services))
      void showToast('success', texts.added.title, texts.added.text)
    },
    onError: toastPasskeyError,
  })
  return (
    <div className="mt-3">
      <Button
        variant="line"
        pending={add.isPending}
        pendingText={loginTexts.pending}
        onClick={() => add.mutate()}
      >
        {texts.add}
      </Button>
    </div>
  )
}
