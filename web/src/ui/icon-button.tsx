import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string
  variant?: 'plain' | 'line' | 'raised' | undefined
  children: ReactNode
}

const variants = {
  plain: 'hover:bg-paper-2',
  line: 'border border-line hover:border-ink',
  raised: 'bg-card text-ink shadow-2 hover:bg-paper-2',
}

export function IconButton({ label, variant = 'plain', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(
        'inline-grid size-11 flex-none place-items-center rounded-pill transition-[background-color,border-color,opacity] disabled:opacity-40 [&_svg]:size-5',
        variants[variant],
        className,
      )}
    >
      {children}
    </button>
  )
}
