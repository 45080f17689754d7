import { uiTexts } from '@roomtone/texts/ui'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { cx } from '../cx.ts'
import { toMain } from '../focus/to-main.ts'

type ErrorStateProps = {
  /** What failed, in a few words. */
  title: string
  children?: ReactNode
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
  className?: string | undefined
}

export function ErrorState({ title, children, onRetry, retrying, className }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cx('grid justify-items-start gap-3 rounded-m border bg-card p-6 md:p-8', className)}
    >
      <h2 className="text-title">{title}</h2>
      {children && <div className="max-w-prose text-ink-2">{children}</div>}
      {onRetry && (
        <Button ref={goOn} variant="line" pending={retrying} onClick={onRetry} className="mt-2">
          {uiTexts.tryAgain}
        </Button>
      )}
    </div>
  )
}

/** The retried content replaces the button, so the keyboard focus goes on in it. */
function goOn() {
  return () => toMain()
}
