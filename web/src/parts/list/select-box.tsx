import { type ReactNode, useEffect, useRef } from 'react'

type SelectBoxProps = {
  children: ReactNode
  checked: boolean
  indeterminate?: boolean | undefined
  onChange: (checked: boolean) => void
}

export function SelectBox({ children, checked, indeterminate = false, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  // There is no attribute for it; only script can say "some of them".
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        ref={box}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="tick indeterminate:border-ink indeterminate:bg-ink indeterminate:[--tick-opacity:1] indeterminate:after:top-0 indeterminate:after:rotate-0 indeterminate:after:border-e-0"
      />
      <span>{children}</span>
    </label>
  )
}
