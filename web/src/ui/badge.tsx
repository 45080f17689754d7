import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type BadgeTone = 'ok' | 'wait' | 'off' | 'bad' | 'plain'

const tones: Record<BadgeTone, string> = {
  ok: 'bg-ok-soft text-ok',
  wait: 'bg-wait-soft text-wait',
  off: 'bg-off-soft text-off',
  bad: 'bg-bad-soft text-bad',
  plain: 'bg-card text-ink shadow-1',
}

type BadgeProps = {
  tone?: BadgeTone | undefined
  icon?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function Badge({ tone = 'off', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-fit items-center gap-1.5 rounded-pill py-0.75 pe-2.5 text-tiny font-medium whitespace-nowrap [&_svg]:size-3.5',
        icon ? 'ps-1.75' : 'ps-2.5',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
