import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

type EmptyStateProps = {
  title: string
  children?: ReactNode
  /** One next action: a Button or a ButtonLink. */
  action?: ReactNode
  level?: 'h1' | 'h2' | 'h3' | undefined
  className?: string | undefined
}

export function EmptyState({ title, children, action, level: Heading = 'h2', className }: EmptyStateProps) {
  return (
    <div className={cx('grid justify-items-center gap-3 px-4 py-14 text-center md:py-20', className)}>
      <Heading className="text-h2">{title}</Heading>
      {children && <div className="max-w-md text-ink-2">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
