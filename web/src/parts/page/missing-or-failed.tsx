import type { ReactNode } from 'react'
import { isMissing } from '../../platform/is-missing.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'

type MissingOrFailedProps = {
  error: Error | null
  onRetry: () => void
  retrying: boolean
  missing: { title: string; text?: string; action?: ReactNode }
  /** What could not be loaded. */
  failed: string
  /** For pages that have no heading yet. */
  heading?: string
  className?: string
}

/** Replaces a page's content: there is nothing at this address, or it could not be loaded this time. */
export function MissingOrFailed(props: MissingOrFailedProps) {
  const { error, onRetry, retrying, missing, failed, heading, className } = props
  if (isMissing(error))
    return (
      <EmptyState
        level={heading === undefined ? 'h2' : 'h1'}
        title={missing.title}
        action={missing.action}
        className={className}
      >
        {missing.text && <p>{missing.text}</p>}
      </EmptyState>
    )
  return (
    <>
      {heading !== undefined && <h1 className="sr-only">{heading}</h1>}
      <ErrorState title={failed} onRetry={onRetry} retrying={retrying}>
        {error?.message}
      </ErrorState>
    </>
  )
}
