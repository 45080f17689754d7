import type { LocalDate } from '@roomtone/domain/time/local-date'
import { bookingTexts as texts } from '@roomtone/texts/listing/booking'
import { CalendarDays } from 'lucide-react'
import { type Ref, Suspense, useEffect, useId, useRef, useState } from 'react'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'

const MonthCalendar = lazyPart(async () => ({
  default: (await import('./month-calendar.tsx')).MonthCalendar,
}))

type DateFieldProps = {
  label: string
  value: LocalDate | ''
  propertyId: string
  first: LocalDate
  last: LocalDate
  /** The days that the calendar shows as chosen. */
  from: LocalDate | ''
  to: LocalDate | ''
  onChange: (date: LocalDate | '') => void
  inputRef?: Ref<HTMLInputElement> | undefined
  isMissing?: boolean | undefined
}

/** The device's own date field; beside it the calendar that knows prices and free days. */
export function DateField({ label, value, onChange, inputRef, isMissing, ...calendar }: DateFieldProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  useOutside(box, isOpen, () => setOpen(false))

  function close() {
    setOpen(false)
    toggle.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is caught for whatever in here has the focus
    <div
      ref={box}
      className="relative"
      data-own-escape={isOpen || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        close()
      }}
    >
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          ref={inputRef}
          id={id}
          type="date"
          value={value}
          min={calendar.first}
          max={calendar.last}
          aria-invalid={isMissing || undefined}
          onChange={(event) => onChange(event.target.value)}
          className="control pe-12 [&::-webkit-calendar-picker-indicator]:hidden"
        />
        <button
          ref={toggle}
          type="button"
          aria-label={texts.openCalendar({ field: label })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="absolute inset-y-0 end-0 grid w-12 place-items-center rounded-s text-ink-2 hover:text-ink focus-visible:-outline-offset-4"
        >
          <CalendarDays className="size-5" strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      {isOpen && (
        <div className="absolute inset-x-0 top-full z-10 mt-2 rounded-m border bg-card p-2 shadow-3">
          <Suspense fallback={<Skeleton className="h-80" />}>
            <MonthCalendar
              {...calendar}
              onMissing={() => setOpen(false)}
              onPick={(date) => {
                onChange(date)
                close()
              }}
            />
          </Suspense>
        </div>
      )}
    </div>
  )
}

function useOutside(box: { current: HTMLElement | null }, isActive: boolean, leave: () => void): void {
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => {
    if (!isActive) return
    const look = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) latest.current()
    }
    document.addEventListener('pointerdown', look)
    return () => document.removeEventListener('pointerdown', look)
  }, [box, isActive])
}
