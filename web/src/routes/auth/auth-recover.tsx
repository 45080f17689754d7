import { recoveryCalls } from '@roomtone/contract/recovery/recovery.calls'
import { recoveryTexts } from '@roomtone/texts/account/recovery'
import { LinkPage } from '../../features/account/recovery/link-page.tsx'
import { momentOf } from '../../parts/time/moments.ts'
import { useServices } from '../../platform/services.tsx'

export { authRecover as title } from '@roomtone/texts/shell/titles'

const texts = recoveryTexts.lost

export function Page() {
  const { call } = useServices()
  return (
    <LinkPage
      texts={texts}
      act={(token) => call(recoveryCalls.confirmLostFactors, { body: { token } })}
      done={({ takesEffectAt }) => texts.done({ when: momentOf(takesEffectAt) })}
      next={{ to: '/auth?tab=sign-in', label: recoveryTexts.signIn }}
    />
  )
}
