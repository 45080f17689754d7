import type { BookingView } from '@roomtone/contract/booking/booking'
import { holdsTime } from '@roomtone/domain/booking/process'
import { answerTexts } from '@roomtone/texts/booking/answer'
import { hostBookingTexts } from '@roomtone/texts/hosting/host-booking'
import { CircleAlert } from 'lucide-react'
import { endReasonWords } from '../../../parts/booking/end-reason-words.ts'
import { timeSpan } from '../../../parts/booking/held-line.ts'
import { Card } from '../../../ui/card.tsx'
import { endWords } from './end-words.ts'

/** A subscribed calendar never displaces a booking: the host is told instead. */
export function BookingConflicts({ booking: { conflicts, timeZone, state } }: { booking: BookingView }) {
  const texts = hostBookingTexts.conflicts
  if (conflicts.length === 0 || !holdsTime(state)) return null
  return (
    <section aria-label={texts.title} className="rounded-m bg-wait-soft p-4 text-small text-wait md:p-6">
      <h2 className="mb-1 flex items-center gap-2 font-sans text-body font-semibold tracking-normal">
        <CircleAlert className="size-4.5 flex-none" strokeWidth={1.5} aria-hidden="true" />
        {texts.title}
      </h2>
      <p>{state === 'pending' ? texts.pending : texts.booked}</p>
      <ul className="mt-3 grid gap-1">
        {conflicts.map((event) => (
          <li key={`${event.startsAt} ${event.summary}`} className="wrap-anywhere">
            <b>{event.summary || answerTexts.conflict.untitled}</b>{' '}
            {timeSpan(event.startsAt, event.endsAt, timeZone)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who ended it early, in their own words. */
export function BookingEnd({ booking }: { booking: BookingView }) {
  const texts = hostBookingTexts.ended
  const { endNote } = booking
  const reason = endReasonWords(booking)
  const words = endWords(booking)
  if (words === '') return null
  return (
    <section aria-label={texts.title}>
      <Card className="grid gap-2">
        <h2 className="font-sans text-body font-semibold tracking-normal">{texts.title}</h2>
        <p>{words}</p>
        {(reason || endNote) && (
          <dl className="grid gap-2 text-small">
            {reason && <Words label={texts.reason} words={reason} />}
            {endNote && <Words label={texts.note} words={endNote} />}
          </dl>
        )}
      </Card>
    </section>
  )
}

function Words({ label, words }: { label: string; words: string }) {
  return (
    <div>
      <dt className="text-ink-2">{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{words}</dd>
    </div>
  )
}
