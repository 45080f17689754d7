import type { Member } from '@roomtone/contract/account/member'
import type { PropertyView } from '@roomtone/contract/listing/property'
import type { QuoteView } from '@roomtone/contract/listing/quote'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { type CardState, useCard } from '../../../../parts/card/use-card.ts'
import { isSameTime } from '../../../../parts/listing/choice.ts'
import { type ChoiceQuery, propertyQuery, quoteQuery } from '../../../../parts/listing/property.query.ts'
import { useServices } from '../../../../platform/services.tsx'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { blockOf } from '../blocks.ts'
import { CheckoutView } from '../checkout-view.tsx'
import {
  AboutSecondHold,
  ConfirmEmail,
  PriceChanged,
  TermsChanged,
  TimeProblem,
  Unsent,
  VerifyFirst,
} from '../notices.tsx'
import { Already, Bare, Failed, OwnSpace, Waiting } from '../plates.tsx'
import { isDone } from '../standing.ts'
import { type Price, subjectOfBooking, subjectOfQuote } from '../subject.ts'
import { venuePath, type Wanted } from './address.ts'
import { attemptKey } from './kept.ts'
import { type RequestState, useRequestCheckout } from './use-request-checkout.ts'

type RequestCheckoutProps = { member: Member; wanted: Wanted }

/** A time that has not been requested yet. */
export function RequestCheckout({ member, wanted }: RequestCheckoutProps) {
  const services = useServices()
  const property = useQuery(propertyQuery(services, wanted.propertyId))
  const asked = quoteQuery(services, wanted.propertyId, wanted.choice)
  const quote = useQuery({
    ...asked,
    // The price of another time never shows, not even for a moment; that of another crew stays until the new
    // one is here.
    placeholderData: (before, query) =>
      query && isSameTime(query.queryKey[2] as ChoiceQuery, wanted.choice) ? before : undefined,
  })
  // Kept here, so that changing the time does not lose what was typed about the card.
  const payment = useCard(!wanted.isWait)
  const failed = property.error ?? quote.error
  if (property.data?.isYours) return <OwnSpace />
  if (property.data && quote.data) {
    const facts = {
      member,
      wanted,
      payment,
      property: property.data,
      quote: quote.data,
      isAsking: quote.isPlaceholderData,
    }
    const { price } = quote.data
    return price ? (
      <Request key={attemptKey(member.id, wanted)} {...facts} price={price} />
    ) : (
      <Bare>
        <TimeProblem wanted={wanted} quote={quote.data} />
      </Bare>
    )
  }
  if (failed)
    return (
      <Failed
        error={failed}
        isRetrying={property.isFetching || quote.isFetching}
        onRetry={() => void Promise.all([property.refetch(), quote.refetch()])}
      />
    )
  return <Waiting />
}

export type RequestProps = RequestCheckoutProps & {
  payment: CardState
  property: PropertyView
  quote: QuoteView
  price: Price
  /** The price on the page is still that of another crew or kind. */
  isAsking: boolean
}

function Request(props: RequestProps) {
  const { member, wanted, property, quote, payment } = props
  const box = useRef<HTMLDivElement>(null)
  const state = useRequestCheckout(props, () => box.current?.focus())
  const { booking, standing } = state
  if (state.isLoading) return <Waiting />
  if (booking && standing === 'over')
    return <Already booking={booking} standing={standing} onAgain={state.restart} />
  if (booking && standing && isDone(standing)) return <Already booking={booking} standing={standing} />
  const block = booking ? null : blockOf(member, quote, wanted.isWait, state.isUnsent)
  const subject = booking ? subjectOfBooking(booking) : subjectOfQuote(property, quote, state.price.shown)
  return (
    <CheckoutView
      member={member}
      subject={{ ...subject, property }}
      isWait={wanted.isWait}
      booking={booking}
      refusal={state.refusal}
      isLoading={state.isAsking}
      payment={payment}
      credits={state.credits}
      fields={{ ...state.fields, property, changeTo: venuePath(wanted) }}
      notices={
        <div ref={box} tabIndex={-1} className="outline-none">
          {!booking && <Notices {...props} state={state} />}
        </div>
      }
      onBlocked={
        block
          ? () => {
              void showToast('error', block.title, block.text)
              box.current?.focus()
            }
          : undefined
      }
      onSubmit={state.submit}
      onBooking={state.arrive}
      onOver={state.lookAgain}
    />
  )
}

function Notices({ member, wanted, quote, state }: RequestProps & { state: RequestState }) {
  const { price, terms, isUnsent } = state
  const isInLine = wanted.isWait && (quote.problem === null || quote.canWait)
  return (
    <>
      {!member.isVerified && <VerifyFirst member={member} />}
      {member.isVerified && !member.emailConfirmed && <ConfirmEmail member={member} />}
      {isInLine ? (
        <AboutSecondHold wanted={wanted} quote={quote} />
      ) : (
        !isUnsent && <TimeProblem wanted={wanted} quote={quote} />
      )}
      {price.before && <PriceChanged before={price.before} now={price.shown} />}
      {terms.before && <TermsChanged before={terms.before} now={terms.shown} />}
      {isUnsent && <Unsent />}
    </>
  )
}
