import { Loading, Skeleton } from '../../ui/skeleton.tsx'

const ROWS = ['a', 'b', 'c', 'd', 'e']

export function MailboxSkeleton() {
  return (
    <Loading>
      <div className="rounded-m border bg-card">
        {ROWS.map((row) => (
          <div key={row} className="grid gap-3 border-b px-4 py-5 last:border-b-0">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3.5 w-full" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
