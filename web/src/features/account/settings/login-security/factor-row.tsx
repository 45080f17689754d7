import { securityCalls } from '@roomtone/contract/account/security.calls'
import type { Security } from '@roomtone/contract/account/show-security'
import { loginTexts } from '@roomtone/texts/account/login-security'
import { Suspense, useState } from 'react'
import { dateOf } from '../../../../parts/time/moments.ts'
import { lazyPart } from '../../../../platform/lazy-part.tsx'
import { meQuery } from '../../../../platform/queries/me.query.ts'
import { useServices } from '../../../../platform/services.tsx'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SettingRow } from '../setting-rows.tsx'
import { securityQuery } from './security.query.ts'

const texts = loginTexts.factor
const SetUpDialog = lazyPart(async () => ({ default: (await import('./set-up-dialog.tsx')).SetUpDialog }))
const RenewDialog = lazyPart(async () => ({ default: (await import('./renew-dialog.tsx')).RenewDialog }))
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../../../parts/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))

type FactorRowProps = { factor: Security['secondFactor']; hasPassword: boolean }
type Asking = 'set-up' | 'renew' | 'off'

export function FactorRow({ factor, hasPassword }: FactorRowProps) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const close = () => setAsking(null)
  return (
    <SettingRow label={texts.label} action={<Actions {...{ factor, hasPassword }} onAsk={setAsking} />}>
      {factor.isOn ? (
        <>
          <Badge tone="ok">{texts.on}</Badge>
          <span>{factor.since !== null && texts.since({ date: dateOf(factor.since) })}</span>
          <span>{texts.left({ count: factor.recoveryCodesLeft })}</span>
        </>
      ) : (
        <span>
          {texts.off} {!hasPassword && texts.passwordFirst}
        </span>
      )}
      <Suspense>
        {asking === 'set-up' && <SetUpDialog onClose={close} />}
        {asking === 'renew' && <RenewDialog onClose={close} />}
        {asking === 'off' && <OffDialog onClose={close} />}
      </Suspense>
    </SettingRow>
  )
}

function Actions({ factor, hasPassword, onAsk }: FactorRowProps & { onAsk: (what: Asking) => void }) {
  if (!factor.isOn)
    return (
      hasPassword && (
        <Button variant="line" aria-haspopup="dialog" onClick={() => onAsk('set-up')}>
          {texts.setUp}
        </Button>
      )
    )
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="line" aria-haspopup="dialog" onClick={() => onAsk('renew')}>
        {texts.renew}
      </Button>
      <Button variant="line" aria-haspopup="dialog" onClick={() => onAsk('off')}>
        {texts.turnOff}
      </Button>
    </div>
  )
}

function OffDialog({ onClose }: { onClose: () => void }) {
  const services = useServices()
  return (
    <ConfirmDialog
      title={texts.offAsk.title}
      text={texts.offAsk.text}
      confirm={texts.offAsk.submit}
      cancel={loginTexts.cancel}
      pending={loginTexts.pending}
      onConfirm={async () => {
        await services.call(securityCalls.endSecondFactor, {})
        await services.queryClient.invalidateQueries(securityQuery(services))
        await services.queryClient.invalidateQueries(meQuery(services))
        void showToast('success', texts.offDone.title, texts.offDone.text)
      }}
      onClose={onClose}
    />
  )
}
