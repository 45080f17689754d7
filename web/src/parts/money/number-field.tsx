import { type ReactNode, useState } from 'react'
import { formatMoney } from '../../platform/format/money.ts'
import { readCents, readDecimal } from '../../platform/forms/read-amount.ts'
import { TextField } from '../../ui/field.tsx'

type NumberFieldProps = {
  name: string
  label: ReactNode
  value: number | null
  onChange: (value: number | null) => void
  /** Empty is a valid answer; otherwise it counts as 0, and the rule says what is wrong with that. */
  optional?: boolean | undefined
  /** Typed and shown in dollars, kept in cents. */
  money?: boolean | undefined
  hint?: ReactNode
  unit?: string | undefined
  /** The value that counts where the field is left empty. */
  placeholder?: string | undefined
  error?: string | undefined
  className?: string | undefined
}

/** Keeps what was typed as it was typed, for as long as it means the same number as the value. */
export function NumberField({ value, onChange, optional, money, ...rest }: NumberFieldProps) {
  const [text, setText] = useState<string | null>(null)
  const read = (typed: string) => readNumber(typed, { optional, money })
  const shown = text !== null && Object.is(read(text), value) ? text : written(value, money)
  return (
    <TextField
      {...rest}
      value={shown}
      onChange={(event) => {
        setText(event.target.value)
        onChange(read(event.target.value))
      }}
      inputMode={money ? 'decimal' : 'numeric'}
      autoComplete="off"
    />
  )
}

type Reading = { optional?: boolean | undefined; money?: boolean | undefined }

/** NaN for input that is not a number: the rule then says so, and the letters stay where they are. */
export function readNumber(typed: string, { optional = false, money = false }: Reading): number | null {
  if (/^[\s$]*$/.test(typed)) return optional ? null : 0
  return money ? readCents(typed) : readDecimal(typed)
}

function written(value: number | null, money = false): string {
  if (value === null || Number.isNaN(value)) return ''
  if (!money) return String(value)
  return formatMoney(value)
}
