import type { BookingCard } from '@roomtone/contract/booking/booking'
import { bookingWords } from '@roomtone/texts/booking/booking-words'
import { activities, productionKinds } from '@roomtone/texts/labels'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'

const texts = bookingWords.facts

type Facts = Pick<BookingCard, 'production' | 'crew'>

/** What the guest has said about the shoot. */
export function BookingFacts({ booking: { production, crew } }: { booking: Facts }) {
  return (
    <dl className="border-t">
      <Fact label={texts.production}>
        <span className="font-medium">{production.title}</span>
        <span className="block text-small text-ink-2">{productionKinds[production.kind]}</span>
      </Fact>
      <Fact label={texts.purpose}>{production.purpose}</Fact>
      <Fact label={texts.crew}>{bookingWords.people({ count: crew })}</Fact>
      <Fact label={texts.involves}>
        <InvolvesBadges involves={production.involves} />
      </Fact>
    </dl>
  )
}

/** The declaration on its own, as a request's card shows it. */
export function InvolvesBadges({ involves }: Pick<BookingCard['production'], 'involves'>) {
  const words = involves.length === 0 ? [texts.nothing] : involves.map((one) => activities[one])
  return (
    <ul className="flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word}>
          <Badge>{word}</Badge>
        </li>
      ))}
    </ul>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="gap-4 border-b py-4 wrap-anywhere sm:flex">
      <dt className="flex-none text-ink-2 sm:w-40">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
