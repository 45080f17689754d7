import { useEffect, useRef, useState } from 'react'
import { TextField } from '../../ui/field.tsx'

const PAUSE = 250

type SearchFieldProps = {
  label: string
  /** What the address says. */
  value: string
  longest: number
  onChange: (value: string) => void
  className?: string | undefined
}

/** Typing shows at once; the list follows after a short pause. */
export function SearchField({ label, value, longest, onChange, className }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onChange)
  latest.current = onChange

  // The address may change by other hands: Back, or a button that clears the filters.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])

  useEffect(() => () => clearTimeout(timer.current), [])

  function type(typed: string): void {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      sent.current = typed.trim()
      latest.current(sent.current)
    }, PAUSE)
  }

  return (
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      spellCheck={false}
      autoCapitalize="none"
      maxLength={longest}
      value={text}
      onChange={(event) => type(event.target.value)}
      className={className}
    />
  )
}
