import type { Member } from '@roomtone/contract/account/member'
import { Link } from 'react-router'
import { useSite } from '../../../platform/queries/site.query.ts'
import { Button } from '../../../ui/button.tsx'
import { personTexts } from '../person.texts.ts'
import { useConfirmation } from './use-confirmation.ts'

const texts = personTexts.unconfirmed

type ConfirmEmailStepsProps = { member: Member; onConfirmed?: (() => void) | undefined; onLeave?: () => void }

/** What to do about a mailbox that is not proved yet. In the demo the mail is one click away. */
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
