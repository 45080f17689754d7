import { checkoutTexts } from '@roomtone/texts/booking/checkout'
import { creditsTexts } from '@roomtone/texts/credit/credits'
import { Star } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { RefundDates } from '../../../parts/booking/refund-dates.tsx'
import { PaidWith } from '../../../parts/credit/paid-with.tsx'
import { formatMoney } from '../../../platform/format/money.ts'
import { formatRating } from '../../../platform/format/rating.ts'
import { uploaded } from '../../../platform/pictures/uploaded.ts'
import { Card } from '../../../ui/card.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { CreditState } from './pay/use-credits.ts'
import { deadlineWords, hasGrace, type Subject } from './subject.ts'
import { SummaryLines } from './summary-lines.tsx'

const texts = checkoutTexts.summary
const { next, payment, refund, submit } = checkoutTexts
const credit = creditsTexts.checkout

export type Way = 'request' | 'instant' | 'wait'

const NOTES: Record<Way, string> = {
  request: submit.note,
  instant: submit.instantNote,
  wait: submit.waitNote,
}

const COVERED_NOTES: Record<Way, string> = {
  request: credit.note,
  instant: credit.instantNote,
  wait: submit.waitNote,
}

type SummaryProps = {
  subject: Subject
  way: Way
  now: Date
  credits: CreditState
  /** The bank has been asked. */
  isWorking: boolean
  action: ReactNode
}

export function Summary({ subject, way, now, credits, isWorking, action }: SummaryProps) {
  const toCard = way === 'wait' ? subject.price.total : credits.applied.rest
  return (
    <aside aria-label={texts.label} className="lg:sticky lg:top-6">
      <Card raised>
        <Top property={subject.property} />
        <SummaryLines price={subject.price} />
        {way !== 'wait' && (
          <PaidWith uses={credits.uses} toCard={toCard} className="mb-4 grid gap-2.5 text-small" />
        )}
        <div className="border-t py-4">
          <RefundDates booking={{ ...subject, confirmedAt: null }} />
          {hasGrace(subject.startsAt, now) && <p className="mt-3 text-tiny text-ink-2">{refund.grace}</p>}
        </div>
        <div className="max-lg:hidden">{action}</div>
        <p className="mt-3 text-center text-small text-ink-2">
          {toCard === 0 ? COVERED_NOTES[way] : NOTES[way]}
        </p>
        <Progress isWorking={isWorking} />
      </Card>
      <WhatNext subject={subject} way={way} now={now} toCard={toCard} />
    </aside>
  )
}

const PATIENCE = 12_000

/** A screen reader announces it politely as it changes, because there is nothing to do. */
function Progress({ isWorking }: { isWorking: boolean }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (!isWorking) return
    const timer = setTimeout(() => setSlow(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [isWorking])
  return (
    <p role="status" className="mt-3 rounded-s bg-paper-2 p-3 text-center text-small empty:hidden">
      {isWorking && (isSlow ? payment.slow : payment.working)}
    </p>
  )
}

function Top({ property: { title, city, state, cover, rating, reviewCount } }: Pick<Subject, 'property'>) {
  return (
    <div className="flex items-center gap-4 pb-6">
      <span className="photo w-28 flex-none">
        <Picture picture={uploaded(cover, title)} sizes="112px" priority />
      </span>
      <div className="min-w-0">
        <h3 className="text-h3 wrap-anywhere">{title}</h3>
        <p className="mt-1 text-small text-ink-2">
          {city}, {state}
        </p>
        {rating !== null && (
          <p className="flex items-center gap-1 text-small font-medium even-figures">
            <Star fill="currentColor" className="size-3.5 stroke-none" aria-hidden="true" />
            <span className="sr-only">{texts.rated} </span>
            {formatRating(rating)} <span className="font-normal text-ink-2">({reviewCount})</span>
          </p>
        )}
      </div>
    </div>
  )
}

type NextProps = Pick<SummaryProps, 'subject' | 'way' | 'now'> & { toCard: number }

function WhatNext(props: NextProps) {
  const steps = stepsOf(props)
  return (
    <section className="p-4 md:p-6">
      <h3 className="mb-3 font-sans text-small font-medium">{next.title}</h3>
      <ol className="text-small">
        {steps.map(([when, what], index) => (
          <li key={when} className="relative flex gap-3 pb-3">
            <span
              aria-hidden="true"
              className={`mt-1.5 size-2 flex-none rounded-pill ${index === 0 ? 'bg-accent' : 'bg-ink-3'}`}
            />
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                style={{ insetInlineStart: 4 }}
                className="absolute top-4 bottom-0 w-px bg-line"
              />
            )}
            <b className="w-28 flex-none font-medium">{when}</b>
            <span className="text-ink-2">{what}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function stepsOf({ subject, way, now, toCard }: NextProps): [when: string, what: string][] {
  const amount = formatMoney(toCard)
  const isCovered = toCard === 0
  if (way === 'wait')
    return [
      [next.now, next.inLine],
      [next.ifFree, next.offered],
      [next.otherwise, next.lineEnds],
    ]
  if (way === 'instant')
    return [
      [next.now, isCovered ? credit.nextCoveredInstant : next.charged({ amount })],
      [next.atOnce, next.access],
    ]
  return [
    [next.now, isCovered ? credit.nextCovered : next.authorized({ amount })],
    [deadlineWords(subject, now), next.answer({ host: subject.hostName })],
    [next.confirmed, next.access],
  ]
}
