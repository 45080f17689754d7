import { recoveryCalls } from '@roomtone/contract/recovery/recovery.calls'
import { recoveryTexts } from '@roomtone/texts/account/recovery'
import { LinkPage } from '../../features/account/recovery/link-page.tsx'
import { useServices } from '../../platform/services.tsx'

export { authKeep as title } from '@roomtone/texts/shell/titles'

const texts = recoveryTexts.keep

export function Page() {
  const { call } = useServices()
  return (
    <LinkPage
      texts={texts}
      act={(token) => call(recoveryCalls.keepFactorsByLink, { body: { token } })}
      done={() => texts.done}
      next={{ to: '/settings/login-security', label: texts.next }}
    />
  )
}
