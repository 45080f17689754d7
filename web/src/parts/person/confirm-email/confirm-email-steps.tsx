import { accountCalls } from '@roomtone/contract/account/account.calls'
import type { Member } from '@roomtone/contract/account/member'
import { personTexts } from '@roomtone/texts/person/person'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { meQuery } from '../../../platform/queries/me.query.ts'
import { useSite } from '../../../platform/queries/site.query.ts'
import { useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'

const texts = personTexts.unconfirmed

type ConfirmEmailStepsProps = { member: Member; onConfirmed?: (() => void) | undefined; onLeave?: () => void }

/** The steps to prove a mailbox. In the demo the email is one click away. */
export function ConfirmEmailSteps({ member, onConfirmed, onLeave }: ConfirmEmailStepsProps) {
  const { resend, check } = useConfirmation(member.email, onConfirmed)
  const isDemo = useSite().demo !== null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="line" pending={check.isPending} onClick={() => check.mutate()}>
        {texts.check}
      </Button>
      <Button variant="quiet" pending={resend.isPending} onClick={() => resend.mutate()}>
        {texts.resend}
      </Button>
      {isDemo && (
        <Link to="/dev/mail" onClick={onLeave} className="link text-small text-ink-2">
          {texts.demoMailbox}
        </Link>
      )}
    </div>
  )
}

/** Sends the link again, and checks whether it was opened in another tab or on a phone. */
function useConfirmation(email: string, onConfirmed?: () => void) {
  const services = useServices()
  const resend = useMutation({
    mutationFn: () => services.call(accountCalls.resendConfirmation, {}),
    onSuccess: () => void showToast('success', texts.sent.title, texts.sent.text({ email })),
    onError: toastError,
  })
  const check = useMutation({
    mutationFn: () => services.queryClient.fetchQuery({ ...meQuery(services), staleTime: 0 }),
    onSuccess: (me) => {
      if (me.emailConfirmed) onConfirmed?.()
      else void showToast('info', texts.title, texts.notYet)
    },
    onError: toastError,
  })
  return { resend, check }
}
