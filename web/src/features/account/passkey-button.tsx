import { passkeyCalls } from '@roomtone/contract/passkey/passkey.calls'
import type { PasskeyAssertion } from '@roomtone/contract/passkey/passkey-answer'
import { accountTexts } from '@roomtone/texts/account/account'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { PasskeyFailure, toastPasskeyError } from '../../platform/passkey/passkey-failure.ts'
import {
  canSuggest,
  signWithPasskey,
  stopSuggesting,
  suggestPasskey,
} from '../../platform/passkey/webauthn.ts'
import { useServices } from '../../platform/services.tsx'
import { deviceId } from '../../platform/session/device-id.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'

const texts = accountTexts.passkey
/** A challenge lasts five minutes, so a page that stays open gets a new one in time. */
const ROUND_MS = 4 * 60_000

type PasskeyButtonProps = { onDone?: (() => void) | undefined }

/** Signs in with a passkey: by this button, or by what the browser suggests in the email field. */
export function PasskeyButton({ onDone }: PasskeyButtonProps) {
  const { call } = useServices()
  const [round, setRound] = useState(0)
  const finish = useFinish(onDone)
  const asking = useMutation({
    mutationFn: async () => {
      const { challengeId, options } = await call(passkeyCalls.beginSignIn, { body: { mediation: 'button' } })
      await finish(challengeId, await signWithPasskey(options))
    },
    onError: (error) => {
      toastPasskeyError(error)
      // The browser has one request at a time: this one has ended the suggestions.
      setRound((last) => last + 1)
    },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each round, whatever else is drawn
  useEffect(() => {
    let isOver = false
    const next = () => {
      if (!isOver) setRound((last) => last + 1)
    }
    const timer = setTimeout(next, ROUND_MS)
    void suggest(
      () => isOver,
      async (challengeId, response) => finish(challengeId, response).catch(toastPasskeyError).finally(next),
    )
    return () => {
      isOver = true
      clearTimeout(timer)
      void stopSuggesting().catch(() => {})
    }
  }, [round])

  async function suggest(
    isOver: () => boolean,
    onAnswer: (challengeId: string, response: PasskeyAssertion) => Promise<void>,
  ): Promise<void> {
    try {
      if (!(await canSuggest()) || isOver()) return
      const { challengeId, options } = await call(passkeyCalls.beginSignIn, {
        body: { mediation: 'autofill' },
      })
      if (!isOver()) await onAnswer(challengeId, await suggestPasskey(options))
    } catch (error) {
      // Nobody asked for suggestions, so nobody is told that there are none.
      if (!(error instanceof PasskeyFailure)) console.info(error)
    }
  }

  return (
    <Button
      variant="line"
      wide
      pending={asking.isPending}
      pendingText={texts.waiting}
      onClick={() => asking.mutate()}
    >
      {texts.button}
    </Button>
  )
}

function useFinish(onDone: PasskeyButtonProps['onDone']) {
  const { call, session } = useServices()
  return async (challengeId: string, response: PasskeyAssertion): Promise<void> => {
    const body = { challengeId, response, deviceId: deviceId() }
    const { reactivated, ...opened } = await call(passkeyCalls.signIn, { body })
    const { title, text } = accountTexts.signIn[reactivated ? 'reactivated' : 'welcome']
    session?.signIn(opened)
    void showToast('success', title, text)
    onDone?.()
  }
}
