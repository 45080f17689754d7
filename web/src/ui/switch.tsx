import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { cx } from './cx.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
}

/** A row with its words on the left and the switch on the right. */
export function Switch({ label, hint, className, id, ...rest }: SwitchProps) {
  const own = useId()
  const inputId = id ?? own
  const hintId = `${inputId}-hint`
  return (
    <div className={cx('flex items-start justify-between gap-6', className)}>
      <div className="min-w-0">
        <label htmlFor={inputId} className="block py-0.5 font-medium">
          {label}
        </label>
        {hint && (
          <p id={hintId} className="text-small text-ink-2">
            {hint}
          </p>
        )}
      </div>
      <input
        {...rest}
        id={inputId}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state by itself
        role="switch"
        aria-describedby={hint ? hintId : undefined}
        className="toggle"
      />
    </div>
  )
}
