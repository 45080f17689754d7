import type { BookingView } from '@roomtone/contract/booking/booking'
import { bookingWords } from '@roomtone/texts/booking/booking-words'
import { cx } from '../../ui/cx.ts'
import { momentWords } from '../time/when.ts'
import { foreignZone } from './booking-when.ts'
import { type TimelineStep, timelineSteps } from './timeline-steps.ts'

const texts = bookingWords.timeline

/** The life of a booking as a line: full dots for past events, hollow ones for what is to come. */
export function BookingTimeline({ booking }: { booking: BookingView }) {
  const steps = timelineSteps(booking)
  const zone = foreignZone(booking)
  return (
    <>
      <ol>
        {steps.map((step, index) => (
          <Step
            key={`${step.at} ${step.words}`}
            step={step}
            isLast={index === steps.length - 1}
            isLatest={step.isDone && !steps[index + 1]?.isDone}
            timeZone={booking.timeZone}
          />
        ))}
      </ol>
      {zone && <p className="text-small text-ink-2">{texts.zone({ zone })}</p>}
    </>
  )
}

type StepProps = { step: TimelineStep; isLast: boolean; isLatest: boolean; timeZone: string }

function Step({ step: { at, words, note, isDone }, isLast, isLatest, timeZone }: StepProps) {
  return (
    <li className="flex gap-4">
      <span aria-hidden="true" className="flex flex-none flex-col items-center gap-1">
        <span
          className={cx(
            'mt-1.5 size-3 flex-none rounded-pill border',
            isDone ? (isLatest ? 'border-accent bg-accent' : 'border-ink bg-ink') : 'border-ink-3 bg-paper',
          )}
        />
        {!isLast && <span className="w-px flex-1 bg-line" />}
      </span>
      <div className="min-w-0 flex-1 gap-x-6 pb-6 sm:flex">
        <p className={cx('min-w-0 flex-1', !isDone && 'text-ink-2')}>
          {!isDone && <span className="sr-only">{texts.next} </span>}
          <span className={isLatest ? 'font-medium' : undefined}>{words}</span>
          {note && <span className="block text-small text-ink-2 even-figures">{note}</span>}
        </p>
        <time dateTime={at} className="flex-none text-small text-ink-2 even-figures">
          {momentWords(at, timeZone)}
        </time>
      </div>
    </li>
  )
}
