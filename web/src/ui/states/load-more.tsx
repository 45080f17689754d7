import { uiTexts } from '@roomtone/texts/ui'
import { Button } from '../button.tsx'

type LoadMoreProps = {
  shown: number
  total: number
  pending?: boolean | undefined
  onMore: () => void
}

export function LoadMore({ shown, total, pending, onMore }: LoadMoreProps) {
  if (total === 0) return null
  return (
    <div className="grid justify-items-center gap-3 py-10 text-small text-ink-2">
      <p aria-live="polite">{uiTexts.showing({ shown, total })}</p>
      <div aria-hidden="true" className="h-0.5 w-40 bg-line">
        <div className="h-full bg-ink transition-[width]" style={{ width: `${(100 * shown) / total}%` }} />
      </div>
      {shown < total && (
        <Button variant="line" pending={pending} pendingText={uiTexts.loading} onClick={onMore}>
          {uiTexts.showMore}
        </Button>
      )}
    </div>
  )
}
