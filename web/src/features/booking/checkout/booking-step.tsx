import type { Member } from '@roomtone/contract/account/member'
import { checkoutTexts } from '@roomtone/texts/booking/checkout'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { shootTimesWords } from '../../../parts/time/shoot-times.ts'
import { rangeWords, zoneWords } from '../../../parts/time/when.ts'
import { verificationQuery } from '../../../parts/verification/verification.query.ts'
import { useServices } from '../../../platform/services.tsx'
import { FieldMessage } from '../../../ui/field-message.tsx'
import { Step } from './step.tsx'
import type { Subject } from './subject.ts'

const texts = checkoutTexts.booking

type BookingStepProps = {
  subject: Subject
  member: Member
  /** The field, or its value once it was sent. */
  crew: ReactNode
  /** A link to change the time; absent once it is settled. */
  changeTo?: string | undefined
  /** Refusals about the time or the add-ons. */
  error?: string | undefined
}

export function BookingStep({ subject, member, crew, changeTo, error }: BookingStepProps) {
  const { callAt, wrapAt, timeZone, by, length } = subject
  const times = shootTimesWords(subject)
  // The panel above learns of it first, and leaves the member unchanged until the person continues.
  const { data: asked } = useQuery({ ...verificationQuery(useServices()), enabled: false })
  const isVerified = member.isVerified || asked?.status === 'verified'
  return (
    <Step
      number={1}
      title={texts.title}
      action={
        changeTo && (
          <Link to={changeTo} aria-label={texts.changeLabel} className="link touch py-1 text-small">
            {texts.change}
          </Link>
        )
      }
    >
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <Fact label={texts.when} className="basis-72">
          <span className="block font-medium">{rangeWords(callAt, wrapAt, timeZone)}</span>
          <span className="text-small text-ink-2">
            {texts.length[by]({ count: length, zone: zoneWords(timeZone, new Date(callAt)) })}
          </span>
          {times && <span className="block text-small text-ink-2">{times}</span>}
        </Fact>
        {crew}
        <Fact label={texts.as} className="flex-1">
          <span className="block font-medium wrap-anywhere">{member.fullName}</span>
          {isVerified ? (
            <span className="flex items-center gap-1 text-small font-medium text-ok">
              <ShieldCheck className="size-3.5" aria-hidden="true" />
              {texts.verified}
            </span>
          ) : (
            <span className="text-small text-ink-2">{texts.unverified}</span>
          )}
        </Fact>
      </div>
      <FieldMessage id="booking-error">{error}</FieldMessage>
    </Step>
  )
}

type FactProps = { label: string; className?: string; children: ReactNode }

export function Fact({ label, className, children }: FactProps) {
  return (
    <div className={className}>
      <p className="text-small text-ink-2">{label}</p>
      {children}
    </div>
  )
}
