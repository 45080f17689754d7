import { verificationTexts } from '@roomtone/texts/verification/verification'
import { useMutation } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { meQuery } from '../../platform/queries/me.query.ts'
import { useServices } from '../../platform/services.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { Button } from '../../ui/button.tsx'

const texts = verificationTexts.complete

type CompleteStepProps = {
  /** Where to go on; without it the page around turns into its verified self. */
  onDone?: (() => Promise<void> | void) | undefined
}

/** Nothing changes before the person goes on; otherwise this would flash by unread. */
export function CompleteStep({ onDone }: CompleteStepProps) {
  const services = useServices()
  const { revalidate } = useRevalidator()
  const goOn = useMutation({
    mutationFn: async () => {
      await services.queryClient.fetchQuery({ ...meQuery(services), staleTime: 0 })
      // The guards may have a question for people who are verified: the community commitment.
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
