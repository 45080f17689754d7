import { notificationsTexts as texts } from '@roomtone/texts/notification/notifications'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export function NotificationSkeleton({ rows }: { rows: number }) {
  return (
    <Loading label={texts.loading}>
      {ROWS.slice(0, rows).map((row) => (
        <div key={row} className="flex items-center gap-3 border-b px-4 py-3 last:border-b-0">
          <Skeleton className="size-10 flex-none rounded-pill" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-28" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
