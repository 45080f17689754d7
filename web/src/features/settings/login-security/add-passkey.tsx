import { passkeyCalls } from '@roomtone/contract/passkey/passkey.calls'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { makePasskey } from '../../../platform/passkey/ask-passkey.ts'
import { PasskeyFailure, toastPasskeyError } from '../../../platform/passkey/passkey-failure.ts'
import { meQuery } from '../../../platform/queries/me.query.ts'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { givenProof } from './given-proof.ts'
import { loginTexts } from './login-security.texts.ts'
import type { PasskeyProof } from './passkey-row.tsx'
import { securityQuery } from './security.query.ts'

const texts = loginTexts.passkeys
const ProofDialog = lazyPart(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }))

export function AddPasskey({ hasPassword, withCode }: PasskeyProof) {
  const [isAsking, setAsking] = useState(false)
  const add = useAdd()
  const adding = useMutation({ mutationFn: () => add({}), onError: toastPasskeyError })
  return (
    <div className="mt-3">
      <Button
        variant="line"
        aria-haspopup={hasPassword ? 'dialog' : undefined}
        pending={adding.isPending}
        pendingText={loginTexts.pending}
        onClick={() => (hasPassword ? setAsking(true) : adding.mutate())}
      >
        {texts.add}
      </Button>
      {isAsking && (
        <Suspense>
          <ProofDialog
            {...texts.addAsk}
            submit={loginTexts.proof.submit}
            withCode={withCode}
            onProof={async (proof) => {
              if (await tried(add(givenProof(proof)))) setAsking(false)
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** What the browser says is told here; what the server says, beside the field it is about. */
async function tried(adding: Promise<void>): Promise<boolean> {
  try {
    await adding
    return true
  } catch (error) {
    if (!(error instanceof PasskeyFailure)) throw error
    toastPasskeyError(error)
    return false
  }
}

function useAdd() {
  const services = useServices()
  const { call, queryClient } = services
  return async (body: { password?: string; code?: string }): Promise<void> => {
    const { challengeId, options } = await call(passkeyCalls.begin, { body })
    const response = await makePasskey(options)
    await call(passkeyCalls.add, { body: { challengeId, response } })
    await queryClient.invalidateQueries(securityQuery(services))
    // An admin's role may have waited for this.
    await queryClient.invalidateQueries(meQuery(services))
    void showToast('success', texts.added.title, texts.added.text)
  }
}
