import { googleCalls } from '@roomtone/contract/google/google.calls'
import { accountTexts } from '@roomtone/texts/account/account'
import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useServices } from '../../platform/services.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { Button } from '../../ui/button.tsx'

const texts = accountTexts.google

/** To Google and back, to where the person was going. */
export function GoogleButton() {
  const { call } = useServices()
  const [search] = useSearchParams()
  const next = search.get('next')
  const going = useMutation({
    mutationFn: async () => {
      const { url } = await call(googleCalls.start, { body: next === null ? {} : { next } })
      window.location.assign(url)
      // Busy until the other page has loaded.
      await new Promise(() => {})
    },
    onError: toastError,
  })
  return (
    <Button
      variant="line"
      wide
      pending={going.isPending}
      pendingText={texts.leaving}
      onClick={() => going.mutate()}
    >
      {texts.button}
    </Button>
  )
}
