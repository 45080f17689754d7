import type { Member } from '@roomtone/contract/account/member'
import type { BookingView } from '@roomtone/contract/booking/booking'
import type { ApiError } from '@roomtone/contract/call'
import type { PropertyView } from '@roomtone/contract/listing/property'
import { USUAL_SHOOT } from '@roomtone/domain/pricing/menu'
import { mostCrew } from '@roomtone/domain/pricing/what-menu-asks'
import { checkoutTexts as texts } from '@roomtone/texts/booking/checkout'
import { creditsTexts } from '@roomtone/texts/credit/credits'
import { toastTexts } from '@roomtone/texts/platform/toasts'
import { ArrowLeft } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { z } from 'zod'
import { BookingFacts } from '../../../parts/booking/booking-facts.tsx'
import { paymentForm } from '../../../parts/card/card-form.ts'
import { NEW_CARD } from '../../../parts/card/card-token.ts'
import type { CardState } from '../../../parts/card/use-card.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { BookingStep, Fact } from './booking-step.tsx'
import { checkoutForm, type FormValues } from './checkout-form.ts'
import { CrewField } from './crew-field.tsx'
import { PaymentStep } from './pay/payment-step.tsx'
import type { CreditState } from './pay/use-credits.ts'
import { ProductionStep } from './production-step.tsx'
import type { Draft } from './request/kept.ts'
import { involvedHere } from './request/request-body.ts'
import { RulesStep } from './rules-step.tsx'
import { type Standing, standingOf } from './standing.ts'
import { Step } from './step.tsx'
import type { Subject } from './subject.ts'
import { Summary, type Way } from './summary.tsx'

/** The fields that can still be filled in; once there is a booking, they are settled. */
export type Fields = {
  property: Pick<PropertyView, 'maxGuests' | 'allows' | 'menu'>
  draft: Draft
  onDraft: (draft: Draft) => void
  hasAgreed: boolean
  onAgreed: (hasAgreed: boolean) => void
  changeTo: string
}

type CheckoutViewProps = {
  member: Member
  subject: Subject
  /** A second hold: no card is asked for. */
  isWait?: boolean
  booking: BookingView | null
  /** The newest answer to a payment for this booking, where it was refused. */
  refusal: ApiError | null
  fields: Fields | null
  payment: CardState
  credits: CreditState
  notices?: ReactNode
  /** Something above has to be done first; says what, and scrolls there. */
  onBlocked?: (() => void) | undefined
  isLoading?: boolean
  onSubmit: (values: FormValues | null) => Promise<void>
  onBooking: (booking: BookingView) => void
  /** The time to pay is up. */
  onOver: () => void
}

export function CheckoutView(props: CheckoutViewProps) {
  const { member, subject, isWait = false, booking, payment, credits, notices, isLoading = false } = props
  const fields = booking ? null : props.fields
  const id = useId()
  const [now] = useState(() => new Date())
  const standing = booking && standingOf(booking)
  const { form, box, errorOf } = useCheckoutForm(props, fields, standing)
  const isWorking = standing === 'working' || standing === 'bank'
  const isBusy = form.pending || isLoading || isWorking
  const way: Way = isWait ? 'wait' : subject.isInstant ? 'instant' : 'request'
  const label = isWait ? texts.submit.wait : texts.submit.request

  function submit(event: FormEvent<HTMLFormElement>): void {
    if (props.onBlocked) {
      event.preventDefault()
      props.onBlocked()
    } else form.onSubmit(event)
  }

  const button = (look: { size: 'm' | 'l'; wide: boolean }) => (
    <Button {...look} type="submit" form={id} pending={isBusy} pendingText={texts.submit.pending}>
      {label}
    </Button>
  )
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <div className="wrap pt-8 pb-20 md:pt-14 md:pb-28">
        <Head subject={subject} isWait={isWait} to={fields?.changeTo} />
        {notices}
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_24rem] lg:items-start">
          <form ref={box} id={id} noValidate onSubmit={submit} className="min-w-0">
            <BookingStep
              subject={subject}
              member={member}
              changeTo={fields?.changeTo}
              error={errorOf('addOns') ?? errorOf('choice')}
              crew={<Crew fields={fields} booking={booking} error={errorOf('crew')} />}
            />
            <Production fields={fields} booking={booking} errorOf={errorOf} />
            {!isWait && (
              <PaymentStep
                payment={payment}
                credits={credits}
                booking={booking}
                refusal={props.refusal}
                onBooking={props.onBooking}
                onOver={props.onOver}
                errorOf={errorOf}
              />
            )}
            <RulesStep
              number={isWait ? 3 : 4}
              rules={subject.rules}
              agreement={
                fields && { value: fields.hasAgreed, onChange: fields.onAgreed, error: errorOf('agreed') }
              }
            />
          </form>
          <Summary
            subject={subject}
            way={way}
            now={now}
            credits={credits}
            isWorking={standing === 'working'}
            action={button({ size: 'l', wide: true })}
          />
        </div>
      </div>
      <div className="action-bar sticky bottom-0 z-10 border-t bg-card lg:hidden">
        <div className="wrap flex items-center justify-between gap-4 py-3 pb-[max(12px,env(safe-area-inset-bottom))]">
          <p className="min-w-0 leading-tight">
            <span className="block font-serif text-title">
              {formatMoney(isWait ? subject.price.total : credits.applied.rest)}
            </span>
            <span className="text-tiny text-ink-2">
              {credits.applied.credit > 0
                ? creditsTexts.checkout.toPay
                : texts.summary.bar[subject.by]({ count: subject.length })}
            </span>
          </p>
          {button({ size: 'm', wide: false })}
        </div>
      </div>
    </main>
  )
}

function useCheckoutForm(props: CheckoutViewProps, fields: Fields | null, standing: Standing | null) {
  const { payment, credits, onSubmit } = props
  const box = useRef<HTMLFormElement>(null)
  const [tried, setTried] = useState<string | null>(null)
  const now = payment.isTypedHere && credits.applied.rest > 0 ? new Date() : null
  const schema: z.ZodType<FormValues | null> = fields
    ? checkoutForm({ maxCrew: mostCrewOf(fields), now })
    : paymentForm(now)
  const form = useForm({
    schema,
    read: () => (fields ? valuesOf(fields, payment) : { card: payment.typed }),
    titleOf: ({ field }) => (field === 'agreed' ? texts.rules.missing : toastTexts.invalid),
    submit: async (values) => {
      setTried(payment.typed.number)
      await onSubmit(values)
    },
  })
  const isDeclined = standing === 'declined' && !props.refusal
  useEffect(() => {
    if (!isDeclined) return
    const cards = '[name="card.number"], [name="card"]:checked'
    // After the bank's dialog, which gives the focus back to the button as it goes.
    const timer = setTimeout(() => box.current?.querySelector<HTMLElement>(cards)?.focus())
    return () => clearTimeout(timer)
  }, [isDeclined])

  function errorOf(field: string): string | undefined {
    const isRefused = isDeclined && payment.chosen === NEW_CARD && payment.typed.number === tried
    return (
      form.errorOf(field) ?? (isRefused && field === 'card.number' ? texts.payment.declinedField : undefined)
    )
  }

  return { form, box, errorOf }
}

function valuesOf({ draft, property, hasAgreed }: Fields, payment: CardState) {
  const { title, kind, purpose, isPlain } = draft
  return {
    crew: Number.parseInt(draft.crew, 10),
    production: { title, kind, purpose, involves: involvedHere(draft, property), isPlain },
    card: payment.typed,
    agreed: hasAgreed,
  }
}

function mostCrewOf({ property, draft }: Fields): number {
  return mostCrew(property, draft.kind || USUAL_SHOOT.kind)
}

type HeadProps = { subject: Subject; isWait: boolean; to: string | undefined }

function Head({ subject: { property }, isWait, to = `/property/${property.id}` }: HeadProps) {
  return (
    <>
      <Link
        to={to}
        className="mb-4 inline-flex touch items-center gap-2 text-small text-ink-2 hover:text-ink"
      >
        <ArrowLeft className="size-3.5" aria-hidden="true" />
        {property.title}
      </Link>
      <h1 className="mb-8">{isWait ? texts.waitTitle : texts.title}</h1>
    </>
  )
}

type CrewProps = { fields: Fields | null; booking: BookingView | null; error: string | undefined }

function Crew({ fields, booking, error }: CrewProps) {
  if (!fields)
    return (
      <Fact label={texts.crew.label} className="w-40">
        <span className="block font-medium">{texts.crew.people({ count: booking?.crew ?? 0 })}</span>
      </Fact>
    )
  return (
    <CrewField
      value={fields.draft.crew}
      most={mostCrewOf(fields)}
      onChange={(crew) => fields.onDraft({ ...fields.draft, crew })}
      error={error}
    />
  )
}

type ProductionProps = Omit<CrewProps, 'error'> & { errorOf: (field: string) => string | undefined }

function Production({ fields, booking, errorOf }: ProductionProps) {
  if (fields) return <ProductionStep {...fields} allows={fields.property.allows} errorOf={errorOf} />
  return (
    <Step number={2} title={texts.production.title}>
      {booking && <BookingFacts booking={booking} />}
      <p className="mt-3 text-small text-ink-2">
        {texts.production.settled}{' '}
        <Link to={`/trips/${booking?.id}`} className="link">
          {texts.production.withdraw}
        </Link>
      </p>
    </Step>
  )
}
