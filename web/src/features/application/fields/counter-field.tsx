import { COUNTER_MAX, COUNTER_MIN } from '@roomtone/domain/listing/options'
import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { readWhole, withinCounter } from './numbers.ts'

type CounterFieldProps = {
  label: string
  fewer: string
  more: string
  value: number
  onChange: (value: number) => void
}

/** Changed with two buttons, the arrow keys, or by typing. */
export function CounterField({ label, fewer, more, value, onChange }: CounterFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)

  function step(by: number): void {
    setTyped(null)
    onChange(withinCounter(value + by))
  }

  function press(event: KeyboardEvent): void {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }

  function type(text: string): void {
    const count = readWhole(text)
    // An emptied field waits for the next digit; leaving it restores the number.
    setTyped(count === null ? '' : null)
    if (count !== null) onChange(withinCounter(count))
  }

  return (
    <div className="flex items-center justify-between gap-4 border-b py-4">
      <label htmlFor={id}>{label}</label>
      <div className="flex items-center gap-1">
        <IconButton variant="line" label={fewer} isOff={value <= COUNTER_MIN} onClick={() => step(-1)}>
          <Minus strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        <input
          id={id}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuemin={COUNTER_MIN}
          aria-valuemax={COUNTER_MAX}
          aria-valuenow={value}
          value={typed ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setTyped(null)}
          onKeyDown={press}
          className="h-11 w-14 rounded-s bg-transparent text-center even-figures"
        />
        <IconButton variant="line" label={more} isOff={value >= COUNTER_MAX} onClick={() => step(1)}>
          <Plus strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}
