import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

const paddings = { none: '', m: 'p-4 md:p-6', l: 'p-6 md:p-8' }

type CardProps = ComponentProps<'div'> & {
  padding?: keyof typeof paddings | undefined
  /** Raises the one card of a page that has its action. */
  raised?: boolean | undefined
}

export function Card({ padding = 'm', raised, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={cx(
        'border bg-card',
        raised ? 'rounded-l shadow-2' : 'rounded-m',
        paddings[padding],
        className,
      )}
    />
  )
}
