import { lazy, Suspense } from 'react'
import { supportsPasskeys } from '../../platform/passkey/supports-passkeys.ts'
import { usePasskeysHere } from '../../platform/passkey/use-passkeys-here.ts'
import { buttonClass } from '../../ui/button.tsx'
import { accountTexts } from './account.texts.ts'

const PasskeyButton = lazy(async () => ({ default: (await import('./passkey-button.tsx')).PasskeyButton }))

/** Where this page and this browser can use passkeys; nothing elsewhere. */
export function PasskeyOffer({ onDone }: { onDone?: (() => void) | undefined }) {
  return (
    usePasskeysHere() &&
    supportsPasskeys() && (
      // Its place is kept, or the button above it moves away under a finger.
      <Suspense
        fallback={
          <span
            aria-hidden="true"
            className={buttonClass({ variant: 'line', wide: true, className: 'invisible' })}
          >
            {accountTexts.passkey.button}
          </span>
        }
      >
        <PasskeyButton onDone={onDone} />
      </Suspense>
    )
  )
}
