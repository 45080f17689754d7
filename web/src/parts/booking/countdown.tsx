import { bookingWords } from '@roomtone/texts/booking/booking-words'
import { useEffect, useRef } from 'react'
import { cx } from '../../ui/cx.ts'
import { useNow } from '../time/use-now.ts'
import { leftWords, shareLeft, stepOf, untilNextWords } from './countdown-words.ts'

const texts = bookingWords.countdown

type CountdownProps = {
  until: string
  /** When it began; with it, a bar shows how much is left. */
  start?: string | null | undefined
  /** What follows the time: `left`, `left to answer`. */
  suffix?: string | undefined
  /** Once, when the time is up while the page is open. */
  onEnd?: (() => void) | undefined
  className?: string | undefined
}

/** The time left until a deadline that both sides see. */
export function Countdown({ until, start = null, suffix = texts.left, onEnd, className }: CountdownProps) {
  const end = Date.parse(until)
  const now = useNow((at) => (end > at ? untilNextWords(end - at) : null))
  const left = end - now
  const isOver = left <= 0
  const words = isOver ? texts.over : `${leftWords(left)} ${suffix}`
  const share = shareLeft(start, until, now)
  useEnd(isOver, onEnd)
  return (
    <div className={cx('text-wait', className)}>
      <p className="text-small font-semibold even-figures">{words}</p>
      {share !== null && (
        <div aria-hidden="true" className="mt-2 h-1 overflow-hidden rounded-pill bg-wait-soft">
          <div className="h-full bg-wait transition-[width]" style={{ width: `${100 * share}%` }} />
        </div>
      )}
      <Announcement step={stepOf(left)} words={words} />
    </div>
  )
}

/** Silent until a mark is passed: the first countdown is read with the page, and a minute is no news. */
function Announcement({ step, words }: { step: number; words: string }) {
  const first = useRef(step)
  const said = useRef({ step, words: '' })
  if (said.current.step !== step) said.current = { step, words }
  return (
    <span aria-live="polite" className="sr-only">
      {step === first.current ? '' : said.current.words}
    </span>
  )
}

/** A deadline that had passed before the page was opened is no event. */
function useEnd(isOver: boolean, onEnd: (() => void) | undefined): void {
  const wasRunning = useRef(!isOver)
  const latest = useRef(onEnd)
  latest.current = onEnd
  useEffect(() => {
    if (!isOver || !wasRunning.current) return
    wasRunning.current = false
    latest.current?.()
  }, [isOver])
}
