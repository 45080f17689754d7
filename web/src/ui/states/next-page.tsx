import { uiTexts } from '@roomtone/texts/ui'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'

type NextPageProps = {
  hasMore: boolean
  pending: boolean
  /** Why the last attempt failed; null while none has. */
  failure: string | null
  onMore: () => void
  /** How much of the list is loaded, if anybody counts. */
  children?: ReactNode
}

/** The end of a list that continues: a button for more, or the error that kept it from loading. */
export function NextPage({ hasMore, pending, failure, onMore, children }: NextPageProps) {
  if (!hasMore && failure === null) return null
  return (
    <div className="grid justify-items-center gap-3 py-10 text-small text-ink-2">
      {failure !== null && (
        <p role="alert" className="text-bad">
          {uiTexts.moreFailed}. {failure}
        </p>
      )}
      {hasMore && (
        <>
          {children}
          <Button variant="line" pending={pending} pendingText={uiTexts.loading} onClick={onMore}>
            {uiTexts.showMore}
          </Button>
        </>
      )}
    </div>
  )
}
