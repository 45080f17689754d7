import { verificationTexts } from '@roomtone/texts/verification/verification'
import { useMutation } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { meQuery } from '../../platform/queries/me.query.ts'
import { useServices } from '../../platform/services.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { Button } from '../../ui/button.tsx'

const texts = verificationTexts.complete

type CompleteStepProps = {
  /** The next page; without it the page around shows its verified state. */
  onDone?: (() => Promise<void> | void) | undefined
}

/** Nothing changes before the person continues; otherwise this would flash by unread. */
export function CompleteStep({ onDone }: CompleteStepProps) {
  const services = useServices()
  const { revalidate } = useRevalidator()
  const goOn = useMutation({
    mutationFn: async () => {
      await services.queryClient.fetchQuery({ ...meQuery(services), staleTime: 0 })
      // The guards may ask verified people something: the community commitment.
      await (onDone ?? revalidate)()
    },
    onError: toastError,
  })
  return (
    <Button
      size="l"
      pending={goOn.isPending}
      pendingText={texts.pending}
      onClick={() => goOn.mutate()}
      className="justify-self-start"
    >
      {texts.next}
    </Button>
  )
}
