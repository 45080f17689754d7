import { ApiError } from '@roomtone/contract/call'
import type { PacketView } from '@roomtone/contract/compliance/packet'
import { checklistTexts as texts } from '@roomtone/texts/compliance/checklist'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId } from 'react'
import { DownloadPack } from '../../../parts/compliance/download-pack.tsx'
import { packetQuery } from '../../../parts/compliance/packet.query.ts'
import { PacketBadge } from '../../../parts/compliance/packet-badge.tsx'
import { useServices } from '../../../platform/services.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { ChecklistItem } from './checklist-item.tsx'
import { type Names, openCounts } from './item-words.ts'

const PacketFiles = lazy(async () => ({
  default: (await import('../files/packet-files.tsx')).PacketFiles,
}))
/** A job creates the packet, moments after the confirmation. */
const PAUSE = 4000

/** *Cleared to shoot*: what a confirmed booking still needs on paper, whose turn it is and by when. */
export function Checklist({ bookingId, names }: { bookingId: string; names: Names }) {
  const packet = useQuery({
    ...packetQuery(useServices(), bookingId),
    refetchInterval: ({ state: { error, data } }) => (!data && isMissing(error) ? PAUSE : false),
  })
  if (packet.data) return <Shown packet={packet.data} names={names} />
  if (isMissing(packet.error))
    return (
      <EmptyState title={texts.writing.title} className="rounded-l border bg-card">
        <p>{texts.writing.text}</p>
      </EmptyState>
    )
  if (packet.error)
    return (
      <ErrorState title={texts.failed} onRetry={() => void packet.refetch()} retrying={packet.isFetching}>
        {packet.error.message}
      </ErrorState>
    )
  return <ChecklistSkeleton />
}

function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'not_found'
}

function Shown({ packet, names }: { packet: PacketView; names: Names }) {
  const heading = useId()
  const { title, text } = headOf(packet)
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-6">
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id={heading}>{title}</h2>
          <PacketBadge status={packet.status} missing={openCounts(packet).missing} />
        </div>
        {/* The other side's signature is announced while this page is open, not only drawn. */}
        <p role="status" className="mt-2 text-ink-2 wrap-anywhere">
          {text}
        </p>
      </div>
      <ul aria-label={texts.list} className="border-t">
        {packet.items.map((item) => (
          <ChecklistItem key={item.item} item={item} packet={packet} names={names} />
        ))}
      </ul>
      <div id="packet-files" tabIndex={-1} className="outline-none">
        <Suspense fallback={<Skeleton className="h-28 rounded-m" />}>
          <PacketFiles bookingId={packet.bookingId} packet={packet} />
        </Suspense>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-m border bg-card p-4">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="font-sans text-body font-semibold tracking-normal">{texts.pack.title}</h3>
          <p className="text-small text-ink-2">{texts.pack.text}</p>
        </div>
        <DownloadPack bookingId={packet.bookingId} />
      </div>
    </section>
  )
}

function headOf(packet: PacketView): { title: string; text: string } {
  if (packet.isCleared) return texts.cleared
  if (packet.status === 'complete')
    return { title: texts.marked.title, text: texts.marked.text({ reason: packet.completedReason ?? '' }) }
  const { missing, yours } = openCounts(packet)
  if (!packet.isOpen) return { title: texts.incomplete.title, text: texts.incomplete.text({ missing }) }
  const isOver = Date.parse(packet.endsAt) <= Date.now()
  const { title, after, late, missing: before, yours: own } = texts.open
  const words = isOver ? late({ missing }) : before({ missing })
  return {
    title: isOver ? after : title,
    text: yours === 0 ? words : `${words} · ${own({ yours })}`,
  }
}

function ChecklistSkeleton() {
  return (
    <Loading label={texts.loading}>
      <Skeleton className="h-12 max-w-md" />
      <Skeleton className="mt-6 h-120 rounded-m" />
    </Loading>
  )
}
