import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Rows on a wide screen, cards on a phone, like the table to come. */
export function RowsSkeleton() {
  return (
    <Loading>
      <div className="grid gap-3 md:gap-0">
        {ROWS.map((row) => (
          <div
            key={row}
            className="grid gap-3 rounded-m border bg-card p-4 md:flex md:items-center md:justify-between md:rounded-none md:border-0 md:border-b md:bg-transparent md:px-0 md:py-7"
          >
            <Skeleton className="h-4 w-3/5 md:w-60" />
            <Skeleton className="h-4 w-full md:w-28" />
            <Skeleton className="h-4 w-full md:w-28" />
            <Skeleton className="h-4 w-full md:w-28" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
