import { type KeyboardEvent, useId, useState } from 'react'
import { Card } from '../../../ui/card.tsx'

const HEIGHT = 72

type MiniChartProps = {
  title: string
  /** The sum or the average, in words. */
  total: string
  note?: string | undefined
  /** What each bar is called, its height and its value in words. */
  bars: readonly { label: string; value: number; words: string }[]
  /** The height of a whole chart, at least. */
  least: number
}

/** A row of bars. One of them can be chosen with the pointer or the arrow keys, and its value is in words above. */
export function MiniChart({ title, total, note, bars, least }: MiniChartProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const heading = useId()
  const top = Math.max(least, ...bars.map(({ value }) => value))
  const stop = chosen ?? bars.length - 1
  const shown = chosen === null ? undefined : bars[chosen]

  function press(event: KeyboardEvent<HTMLElement>): void {
    const next = { ArrowLeft: stop - 1, ArrowRight: stop + 1, Home: 0, End: bars.length - 1 }[event.key]
    if (next === undefined || next < 0 || next >= bars.length) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <Card className="grid content-between gap-4">
      <div>
        <h2 id={heading} className="font-sans text-small font-normal tracking-normal text-ink-2">
          {title}
        </h2>
        <p className="font-serif text-h2 even-figures">{shown ? shown.words : total}</p>
        <p className="text-tiny text-ink-2" style={{ minHeight: '1.6em' }}>
          {shown ? shown.label : note}
        </p>
      </div>
      <ul
        aria-labelledby={heading}
        className="flex items-stretch gap-1 border-b border-ink-3"
        style={{ height: HEIGHT }}
        onKeyDown={press}
        onPointerLeave={() => setChosen(null)}
        onBlur={() => setChosen(null)}
      >
        {bars.map(({ label, value, words }, index) => (
          <li key={label} className="flex flex-1">
            <button
              type="button"
              tabIndex={index === stop ? 0 : -1}
              aria-label={`${label}: ${words}`}
              onFocus={() => setChosen(index)}
              onPointerEnter={() => setChosen(index)}
              className="flex w-full items-end bg-paper-2 focus-visible:-outline-offset-2"
            >
              <span
                className={index === chosen ? 'w-full bg-accent' : 'w-full bg-ink'}
                style={{ height: `${(100 * value) / top}%`, minHeight: value > 0 ? 2 : 0 }}
              />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
