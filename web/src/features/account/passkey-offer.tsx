import { lazy, Suspense } from 'react'
import { supportsPasskeys } from '../../platform/passkey/supports-passkeys.ts'
import { usePasskeysHere } from '../../platform/passkey/use-passkeys-here.ts'

const PasskeyButton = lazy(async () => ({ default: (await import('./passkey-button.tsx')).PasskeyButton }))

/** Where this page and this browser can use passkeys; nothing elsewhere. */
export function PasskeyOffer({ onDone }: { onDone?: (() => void) | undefined }) {
  return (
    usePasskeysHere() &&
    supportsPasskeys() && (
      <Suspense>
        <PasskeyButton onDone={onDone} />
      </Suspense>
    )
  )
}
