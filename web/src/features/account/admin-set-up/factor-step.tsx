import { adminSetUpCalls } from '@roomtone/contract/admin-set-up/admin-set-up.calls'
import { setUpTexts as texts } from '@roomtone/texts/account/set-up'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { AuthFrame } from '../../../parts/person/auth-frame.tsx'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { usePasskeysHere } from '../../../platform/passkey/use-passkeys-here.ts'
import { useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { AddPasskey } from '../settings/login-security/add-passkey.tsx'
import { securityQuery } from '../settings/login-security/security.query.ts'

const SetUpDialog = lazyPart(async () => ({
  default: (await import('../settings/login-security/set-up-dialog.tsx')).SetUpDialog,
}))

export function FactorStep({ token }: { token: string }) {
  const services = useServices()
  const navigate = useNavigate()
  const security = useQuery(securityQuery(services)).data
  const [isOpen, setOpen] = useState(false)
  const hasPasskeys = usePasskeysHere()
  const finish = useMutation({
    mutationFn: () => services.call(adminSetUpCalls.finish, { body: { token } }),
    onSuccess: async (me) => {
      services.session?.updateUser(me)
      services.queryClient.removeQueries({ queryKey: ['me'] })
      void showToast('success', texts.done.title, texts.done.text)
      await navigate('/admin/dashboard')
    },
    onError: toastError,
  })
  if (!security)
    return (
      <AuthFrame title={texts.factor.title}>
        <Spinner label={texts.factor.title} />
      </AuthFrame>
    )
  const isGuarded = security.secondFactor.isOn || security.passkeys.length > 0
  const { title, intro } = wordsFor(isGuarded, security.password.isSet)
  return (
    <AuthFrame title={title} intro={intro}>
      {isGuarded ? (
        <Button wide pending={finish.isPending} onClick={() => finish.mutate()}>
          {texts.finish}
        </Button>
      ) : (
        <>
          {hasPasskeys && <AddPasskey />}
          {security.password.isSet && (
            <Button variant="line" aria-haspopup="dialog" className="mt-3" onClick={() => setOpen(true)}>
              {texts.factor.app}
            </Button>
          )}
        </>
      )}
      <Suspense>{isOpen && <SetUpDialog onClose={() => setOpen(false)} />}</Suspense>
    </AuthFrame>
  )
}

function wordsFor(isGuarded: boolean, hasPassword: boolean): { title: string; intro: string } {
  const { readyTitle, ready, title, intro, passkeyTitle, passkeyIntro } = texts.factor
  if (isGuarded) return { title: readyTitle, intro: ready }
  return hasPassword ? { title, intro } : { title: passkeyTitle, intro: passkeyIntro }
}
