import type { PropertyView } from '@roomtone/contract/listing/property'
import type { QuoteView } from '@roomtone/contract/listing/quote'
import { bookingTexts as texts } from '@roomtone/texts/listing/booking'
import { priceTexts } from '@roomtone/texts/money/price-line'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Choice, termsFor, toQuery, toSearch, withAlternative } from '../../../parts/listing/choice.ts'
import { isAboutMenu } from '../../../parts/listing/is-about-menu.ts'
import type { ChoiceQuery } from '../../../parts/listing/property.query.ts'
import { PriceHead } from '../../../parts/listing/quote/price-head.tsx'
import { PriceLines } from '../../../parts/listing/quote/price-lines.tsx'
import { rangeWords, zoneWords } from '../../../parts/time/when.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { useMember } from '../../../platform/session/use-session.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { BookingFields } from './booking-fields.tsx'
import { chargeNote, confirmationWords } from './confirmation-words.ts'
import { RefundList } from './refund-list.tsx'
import type { LiveQuote } from './use-quote.ts'

const checkoutPath = ({ id }: PropertyView, query: ChoiceQuery) =>
  `/checkout?${new URLSearchParams([['property', id], ...toSearch(query)])}`

export type BookingFormProps = {
  property: PropertyView
  choice: Choice
  onChoose: (next: Choice) => void
  live: LiveQuote
}

/** The same form in the card of a wide screen and in the sheet of a phone. */
export function BookingForm({ property, choice, onChoose, live }: BookingFormProps) {
  const navigate = useNavigate()
  const firstField = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const { quote } = live

  function submit(event: FormEvent) {
    event.preventDefault()
    const query = toQuery(choice)
    setMissing(query === null)
    if (query === null) firstField.current?.focus()
    else if (!live.isWaiting && quote?.problem === null) void navigate(checkoutPath(property, query))
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <PriceHead {...property} />
      <BookingFields
        property={property}
        choice={choice}
        onChoose={onChoose}
        quote={quote}
        firstField={firstField}
        isMissing={isMissing}
      />
      <WhenLine property={property} choice={choice} quote={quote} />
      <div role="status" className="empty:hidden">
        <Obstacle property={property} choice={choice} onChoose={onChoose} live={live} isMissing={isMissing} />
      </div>
      <Price live={live} />
      <Action property={property} quote={quote} />
      {quote?.price && quote.problem === null && (
        <section className="border-t pt-4" aria-label={texts.refund.title}>
          <h3 className="mb-3 font-sans text-small font-medium">{texts.refund.title}</h3>
          <RefundList quote={quote} />
        </section>
      )}
    </form>
  )
}

type WhenLineProps = Pick<BookingFormProps, 'property' | 'choice'> & { quote: QuoteView | null }

function WhenLine({ property, choice, quote }: WhenLineProps) {
  const { callAt, wrapAt } = quote?.choice ?? {}
  const zone = zoneWords(property.timeZone, callAt ? new Date(callAt) : new Date())
  const isStay = quote?.problem?.code !== 'no_days'
  return (
    <p className="text-small text-ink-2">
      {callAt && wrapAt && isStay
        ? `${rangeWords(callAt, wrapAt, property.timeZone)} ${zone}.`
        : `${texts.estimate} ${zone}.`}{' '}
      {choice.by === 'hour' && texts.minimum({ hours: termsFor(property, choice.kind).minimumHours })}
    </p>
  )
}

type ObstacleProps = BookingFormProps & { isMissing: boolean }

/** What prevents the booking, and what would work instead. */
function Obstacle(props: ObstacleProps) {
  const { property, choice, onChoose, live, isMissing } = props
  const { quote, hasFailed, retry } = live
  const query = toQuery(choice)
  if (isMissing && query === null)
    return (
      <p className="text-small text-bad">{choice.by === 'hour' ? texts.chooseDate : texts.chooseDates}</p>
    )
  if (hasFailed)
    return (
      <p className="flex flex-wrap items-center justify-between gap-2 text-small text-bad">
        {texts.failed}
        <Button variant="line" onClick={retry}>
          {texts.retry}
        </Button>
      </p>
    )
  if (!quote?.problem) return null
  const { alternatives, problem, timeZone } = quote
  return (
    <div className="rounded-m bg-wait-soft p-4 text-small">
      <p className="font-medium text-wait">{problem.message}</p>
      {isAboutMenu(problem.code) ? null : alternatives.length === 0 ? (
        <p className="mt-1 text-ink-2">{texts.nothingNear}</p>
      ) : (
        <>
          <p className="mt-3 mb-2 text-ink-2">{texts.nearest}</p>
          <ul className="grid gap-2">
            {alternatives.map((each) => (
              <li key={each.startsAt}>
                <Button variant="line" wide onClick={() => onChoose(withAlternative(choice, each))}>
                  <span className="whitespace-normal">{rangeWords(each.callAt, each.wrapAt, timeZone)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {quote.canWait && query && (
        <ButtonLink variant="quiet" wide to={`${checkoutPath(property, query)}&wait=1`}>
          {texts.wait}
        </ButtonLink>
      )}
    </div>
  )
}

function Price({ live: { price, isWaiting, quote } }: { live: LiveQuote }) {
  if (quote?.problem && !isWaiting) return null
  return (
    <div className="border-t pt-4">
      {price ? (
        <PriceLines price={price} isWaiting={isWaiting} />
      ) : (
        isWaiting && <Skeleton className="h-40" />
      )}
      <span role="status" className="sr-only">
        {isWaiting ? texts.updating : price && `${priceTexts.total}: ${formatMoney(price.total)}`}
      </span>
    </div>
  )
}

function Action({ property, quote }: { property: PropertyView; quote: QuoteView | null }) {
  const member = useMember()
  if (member?.id === property.host.id)
    return (
      <>
        <ButtonLink to="/hosting?tab=listings" size="l" wide variant="line">
          {texts.manage}
        </ButtonLink>
        <p className="text-center text-small text-ink-2">{texts.yours}</p>
      </>
    )
  return (
    <>
      <Button type="submit" size="l" wide>
        {texts.action}
      </Button>
      <p className="text-center text-small text-ink-2">{chargeNote(property, quote)}</p>
      {quote?.problem === null && <Confirmation property={property} quote={quote} />}
    </>
  )
}

function Confirmation({ property, quote }: { property: PropertyView; quote: QuoteView }) {
  const words = confirmationWords(property, quote, new Date())
  return words && <p className="-mt-3 text-center text-small text-ink-2">{words}</p>
}
