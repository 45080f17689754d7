import { accountCalls } from '@roomtone/contract/account/account.calls'
import { personTexts } from '@roomtone/texts/person/person'
import { useLocation, useNavigate } from 'react-router'
import { mayLeave } from '../../platform/forms/before-leaving.ts'
import { useServices } from '../../platform/services.tsx'
import { forgetKept } from '../../platform/session/forget-kept.ts'
import { whileLeaving } from '../../platform/session/leaving.ts'
import { showToast } from '../../platform/toasts/toasts.ts'

/** Ends the session on the server too; this browser forgets it even when the server cannot be reached. */
export function useSignOut(everywhere = false): () => Promise<void> {
  const { call, session } = useServices()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return async () => {
    // Asked before anything has ended: afterwards there is no page left to stay on.
    if (!(await mayLeave())) return
    await whileLeaving(async () => {
      if (everywhere) await call(accountCalls.signOutEverywhere, {})
      else await call(accountCalls.signOut, {}).catch(() => {})
      const owner = session?.get()?.user.id
      session?.signOut()
      forgetKept(owner)
      void showToast('success', personTexts.signOut.title)
      const toAuth = pathname.startsWith('/dashboard') || pathname.startsWith('/hosting')
      await navigate(toAuth ? '/auth' : '/')
    })
  }
}
