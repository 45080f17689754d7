import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { uiTexts } from './ui.texts.ts'

/** A shape that waits. Give it the size and the radius of what will stand there. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={cx('animate-breathe rounded-s bg-off-soft', className)} />
}

const lineWidths = ['w-full', 'w-11/12', 'w-3/5']

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string | undefined }) {
  return (
    <div aria-hidden="true" className={cx('grid gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a skeleton have nothing else to be told apart by
          key={line}
          className={cx('h-3.5', line === lines - 1 && lines > 1 ? lineWidths[2] : lineWidths[line % 2])}
        />
      ))}
    </div>
  )
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
