import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> & {
  label: ReactNode
  className?: string | undefined
}

/** On or off, effective right away. The whole line is its target. */
export function Switch({ label, className, ...rest }: SwitchProps) {
  return (
    <label className={cx('flex min-h-11 items-center gap-3 text-small', className)}>
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
        role="switch"
        className="relative h-6 w-10 flex-none cursor-pointer appearance-none rounded-pill bg-ink-3 transition before:absolute before:top-0.75 before:start-0.75 before:size-4.5 before:rounded-pill before:bg-card before:transition-[translate] checked:bg-ok checked:before:[translate:1rem] disabled:opacity-60 forced-colors:appearance-auto"
      />
      {label}
    </label>
  )
}
