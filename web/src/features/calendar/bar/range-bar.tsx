import { datesFrom } from '@roomtone/domain/time/local-date'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { LOCALE } from '@roomtone/texts/language'
import { Ban, PenLine, Tag, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { BlockForm } from './block-form.tsx'
import type { ChosenListing, Days } from './chosen-listing.ts'
import { type Form, formForKey } from './form.ts'
import { InRange } from './in-range.tsx'
import { PriceForm } from './price-form.tsx'

const texts = calendarTexts.bar
const shortDay = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

type RangeBarProps = {
  days: Days
  /** Those that are chosen. */
  listings: readonly ChosenListing[]
  /** Every space of the host, to block more of them in the same go. */
  all: readonly { id: string; title: string }[]
  form: Form
  onForm: (form: Form) => void
  onDone: () => void
}

/** What can be done with the chosen days, below them: it covers none of them once the page is scrolled to its end. */
export function RangeBar({ days, listings, all, form, onForm, onDone }: RangeBarProps) {
  const { from, to } = days
  const title = [...new Set([from, to])].map((day) => shortDay.format(new Date(day))).join(' – ')
  const count = datesFrom(from, to).length
  const inside = listings.flatMap((listing) => listing.days.filter(({ date }) => date >= from && date <= to))
  const taken = new Set(inside.filter(({ state }) => state !== 'free').map(({ date }) => date)).size
  const isPast = listings.some(({ today }) => from < today)
  const [only] = listings
  const where = listings.length === 1 ? (only?.title ?? '') : texts.spaces({ count: listings.length })
  const state = taken === 0 ? texts.free({ count }) : texts.taken({ count, taken })
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What is open then begins where the days end.
    if (form !== null) end.current?.scrollIntoView?.({ block: 'end', behavior: 'smooth' })
  }, [form])
  return (
    <>
      <section
        aria-label={texts.label}
        onKeyDown={(event) => {
          const asked = event.target instanceof HTMLButtonElement && !isPast ? formForKey(event) : null
          if (!asked) return
          event.preventDefault()
          onForm(asked)
        }}
        className="sticky bottom-[var(--bottom-bar,0px)] z-30 mt-4 grid gap-2 max-lg:-mx-5 max-lg:border-t max-lg:bg-card max-lg:px-5 max-lg:pt-3 max-lg:pb-3 max-lg:shadow-3 motion-safe:animate-rise lg:bottom-5 lg:mx-auto lg:w-fit lg:max-w-[calc(100vw-48px)] lg:min-w-140"
      >
        {form !== null && !isPast ? (
          <Above onMount={form}>
            {form === 'price' ? (
              <PriceForm days={days} listings={listings} onDone={onDone} />
            ) : (
              <BlockForm days={days} listings={listings} all={all} isNote={form === 'note'} onDone={onDone} />
            )}
          </Above>
        ) : (
          <InRange days={days} listings={listings} isPast={isPast} onDone={onDone} />
        )}
        <div className="flex flex-wrap items-center gap-x-2 gap-y-2 lg:flex-nowrap lg:justify-between lg:rounded-pill lg:bg-night lg:py-2 lg:ps-6 lg:pe-2 lg:text-night-ink lg:shadow-3">
          <p className="min-w-0 flex-1 text-small lg:truncate" aria-live="polite">
            <b className="font-semibold max-lg:block">{title}</b>
            <span className="max-lg:hidden"> · </span>
            <span className="text-ink-2 lg:text-night-ink-2">
              {where}, {isPast ? texts.past : state}
            </span>
          </p>
          <IconButton
            label={calendarTexts.chosen.close}
            onClick={onDone}
            className="max-lg:-me-2.5 lg:order-last lg:hover:bg-night-2"
          >
            <X strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
          {!isPast && (
            <div className="grid grid-cols-3 gap-2 max-lg:w-full lg:flex lg:gap-0">
              <Action icon={<Ban />} letter="B" isOpen={form === 'block'} onPress={() => onForm('block')}>
                {texts.block}
              </Action>
              <Action icon={<Tag />} letter="P" isOpen={form === 'price'} onPress={() => onForm('price')}>
                {texts.price}
              </Action>
              <Action icon={<PenLine />} letter="N" isOpen={form === 'note'} onPress={() => onForm('note')}>
                {texts.note}
              </Action>
            </div>
          )}
        </div>
      </section>
      <div ref={end} />
    </>
  )
}

/** A form takes the keyboard when it is opened. */
function Above({ onMount, children }: { onMount: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const name = onMount === 'price' ? 'pricePerDay' : 'note'
    const first = box.current?.querySelector<HTMLElement>(
      onMount === 'block' ? 'input, select, button' : `[name="${name}"]`,
    )
    first?.focus({ preventScroll: true })
  }, [onMount])
  return (
    <div
      ref={box}
      className="max-h-[60dvh] overflow-y-auto lg:rounded-m lg:border lg:bg-card lg:p-5 lg:shadow-3"
    >
      {children}
    </div>
  )
}

type ActionProps = {
  icon: ReactNode
  letter: string
  isOpen: boolean
  onPress: () => void
  children: string
}

function Action({ icon, letter, isOpen, onPress, children }: ActionProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-keyshortcuts={letter}
      onClick={onPress}
      className="inline-flex min-h-11 items-center justify-center gap-2 rounded-pill px-3 text-small font-semibold whitespace-nowrap max-lg:border lg:min-h-10 lg:px-4 lg:hover:bg-night-2 [&_svg]:size-4.5"
    >
      <span aria-hidden="true">{icon}</span>
      {children}
      <span
        aria-hidden="true"
        className="rounded-s border border-night-line px-1.5 text-tiny text-night-ink-2 max-lg:hidden"
      >
        {letter}
      </span>
    </button>
  )
}
