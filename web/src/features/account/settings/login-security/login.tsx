import type { Member } from '@roomtone/contract/account/member'
import type { Passkey } from '@roomtone/contract/passkey/own-passkeys'
import { loginTexts as texts } from '@roomtone/texts/account/login-security'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { usePasskeysHere } from '../../../../platform/passkey/use-passkeys-here.ts'
import { useServices } from '../../../../platform/services.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../../ui/states/skeleton.tsx'
import { PendingRemoval } from '../../recovery/pending-removal.tsx'
import { DeactivateButton } from '../deactivate/deactivate-button.tsx'
import { SettingRow, SettingRows } from '../setting-rows.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { DeviceList } from './device-list.tsx'
import { FactorRow } from './factor-row.tsx'
import { GoogleRow } from './google-row.tsx'
import { PASSKEYS_HEADING, PasskeyRow } from './passkey-row.tsx'
import { PasswordRow } from './password-row.tsx'
import { securityQuery } from './security.query.ts'

type LoginProps = { member: Member; signOutEverywhere: () => Promise<void> }

export function Login({ member, signOutEverywhere }: LoginProps) {
  const security = useQuery(securityQuery(useServices()))
  if (security.isLoadingError)
    return (
      <ErrorState title={texts.failed} onRetry={() => void security.refetch()} retrying={security.isFetching}>
        {security.error.message}
      </ErrorState>
    )
  if (!security.data)
    return (
      <Loading label={texts.loading}>
        <div className="grid gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      </Loading>
    )
  const { password, google, passkeys, secondFactor, factorRemoval } = security.data
  return (
    <>
      {factorRemoval && <PendingRemoval takesEffectAt={factorRemoval.takesEffectAt} />}
      <SettingRows>
        <PasswordRow password={password} email={member.email} />
        {(google.isOffered || google.email !== null) && (
          <GoogleRow google={google} hasPassword={password.isSet} />
        )}
        <FactorRow factor={secondFactor} hasPassword={password.isSet} />
      </SettingRows>
      <PasskeyList passkeys={passkeys} />
      <DeviceList signOutEverywhere={signOutEverywhere} />
      <SettingRows>
        <SettingRow
          label={texts.account.label}
          action={<DeactivateButton label={texts.account.deactivate} />}
        >
          {texts.account.text}
        </SettingRow>
      </SettingRows>
      <p className="mt-6 text-small">
        <Link to="/help?article=two-factor" className="link">
          {texts.help}
        </Link>
      </p>
    </>
  )
}

/** Hidden where this page is open under another host than passkeys are made for. */
function PasskeyList({ passkeys }: { passkeys: Passkey[] }) {
  if (!usePasskeysHere()) return null
  return (
    <section aria-labelledby={PASSKEYS_HEADING} className="border-b py-4">
      <h2 id={PASSKEYS_HEADING} tabIndex={-1} className="font-sans text-body font-medium tracking-normal">
        {texts.passkeys.label}
      </h2>
      <p className="mt-1 text-small text-ink-2">
        {passkeys.length === 0 ? texts.passkeys.empty : texts.passkeys.text}
      </p>
      {passkeys.length > 0 && (
        <ul aria-label={texts.passkeys.list} className="mt-2">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <AddPasskey />
    </section>
  )
}
