import { TextField } from '../../ui/field.tsx'
import { useLateText } from '../../ui/focus/use-late-text.ts'

type SearchFieldProps = {
  label: string
  /** The value in the address. */
  value: string
  longest: number
  onChange: (value: string) => void
  className?: string | undefined
}

export function SearchField({ label, value, longest, onChange, className }: SearchFieldProps) {
  const { text, type, leave } = useLateText(value, onChange)
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
      onBlur={leave}
      className={className}
    />
  )
}
