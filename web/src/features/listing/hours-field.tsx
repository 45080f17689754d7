import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { bookingTexts as texts } from './booking.texts.ts'

type HoursFieldProps = { value: number; least: number; most: number; onChange: (hours: number) => void }

export function HoursField({ value, least, most, onChange }: HoursFieldProps) {
  const id = useId()
  // What is being typed may be no number for a moment.
  const [typed, setTyped] = useState<string | null>(null)

  function type(text: string) {
    setTyped(text)
    const hours = Number(text)
    if (Number.isInteger(hours) && hours >= 1 && hours <= 24) onChange(hours)
  }

  function step(by: number) {
    setTyped(null)
    onChange(Math.min(Math.max(value + by, least), most))
  }

  const button =
    'absolute inset-y-0 grid w-11 place-items-center rounded-s text-ink-2 hover:text-ink disabled:opacity-40 focus-visible:-outline-offset-4'
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {texts.hours}
      </label>
      <div className="relative">
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? value}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
          className="control px-11 text-center tabular-nums"
        />
        <button
          type="button"
          aria-label={texts.fewer}
          disabled={value <= least}
          onClick={() => step(-1)}
          className={`${button} left-0`}
        >
          <Minus className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={texts.more}
          disabled={value >= most}
          onClick={() => step(1)}
          className={`${button} right-0`}
        >
          <Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
