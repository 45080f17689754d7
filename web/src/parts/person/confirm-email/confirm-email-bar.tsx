import type { Member } from '@roomtone/contract/account/member'
import { personTexts } from '@roomtone/texts/person/person'
import { ConfirmEmailSteps } from './confirm-email-steps.tsx'

const texts = personTexts.unconfirmed

/** Above every page of a member whose mailbox is not proved yet. */
export function ConfirmEmailBar({ member }: { member: Member }) {
  return (
    <section aria-label={texts.title} className="bg-wait-soft text-small">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p>
          <strong className="font-medium">{texts.title}.</strong> {texts.bar({ email: member.email })}
        </p>
        <ConfirmEmailSteps member={member} />
      </div>
    </section>
  )
}
