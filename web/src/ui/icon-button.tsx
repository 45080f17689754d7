import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'disabled'> & {
  label: string
  variant?: 'plain' | 'line' | 'raised' | undefined
  /** Inactive for now, and says so without dropping its focus. */
  isOff?: boolean | undefined
  children: ReactNode
}

const variants = {
  plain: 'hover:bg-paper-2',
  line: 'border border-line hover:border-ink',
  raised: 'bg-card text-ink shadow-2 hover:bg-paper-2',
}

export function IconButton({
  label,
  variant = 'plain',
  isOff,
  onClick,
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...(isOff && { 'aria-disabled': true })}
      {...rest}
      onClick={isOff ? undefined : onClick}
      aria-label={label}
      className={cx(
        'inline-grid size-11 flex-none place-items-center rounded-pill transition-[background-color,border-color,opacity] [&_svg]:size-5',
        variants[variant],
        isOff && 'opacity-40',
        className,
      )}
    >
      {children}
    </button>
  )
}
