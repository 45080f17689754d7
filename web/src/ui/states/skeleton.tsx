import { uiTexts } from '@roomtone/texts/ui'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

/** A placeholder shape. Give it the size and the radius of the content to come. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={cx('animate-breathe rounded-s bg-off-soft', className)} />
}

/** Wraps the skeletons of one list, so that a screen reader hears one word instead of many empty boxes. */
export function Loading({ label = uiTexts.loading, children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
