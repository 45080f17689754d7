import type { Passkey } from '@roomtone/contract/passkey/own-passkeys'
import { usePasskeysHere } from '../../../../platform/passkey/use-passkeys-here.ts'
import { AddPasskey } from './add-passkey.tsx'
import { loginTexts } from './login-security.texts.ts'
import { PASSKEYS_HEADING, PasskeyRow } from './passkey-row.tsx'

const texts = loginTexts.passkeys

/** Nothing where this page is open under another host than passkeys are made for. */
export function PasskeyList({ passkeys }: { passkeys: Passkey[] }) {
  if (!usePasskeysHere()) return null
  return (
    <section aria-labelledby={PASSKEYS_HEADING} className="border-b py-4">
      <h2 id={PASSKEYS_HEADING} tabIndex={-1} className="font-sans text-body font-medium tracking-normal">
        {texts.label}
      </h2>
      <p className="mt-1 text-small text-ink-2">{passkeys.length === 0 ? texts.empty : texts.text}</p>
      {passkeys.length > 0 && (
        <ul aria-label={texts.list} className="mt-2">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <AddPasskey />
    </section>
  )
}
