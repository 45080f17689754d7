import { useState } from 'react'
import { TextField } from '../../ui/field.tsx'
import { hundredthsOf, percentText } from './percent.ts'

type PercentFieldProps = {
  label: string
  hint?: string
  hundredths: number
  onChange: (hundredths: number) => void
  className?: string
}

/** Keeps what was typed as it was typed, because 12. may become 12.5. */
export function PercentField({ label, hint, hundredths, onChange, className }: PercentFieldProps) {
  const [typed, setTyped] = useState(percentText(hundredths))
  const shown =
    hundredthsOf(typed) === hundredths || Number.isNaN(hundredths) ? typed : percentText(hundredths)
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(hundredthsOf(target.value))
      }}
      className={className}
    />
  )
}
