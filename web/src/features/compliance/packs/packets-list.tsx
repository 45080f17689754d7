import type { PacketRow } from '@roomtone/contract/compliance/packet'
import { packsTexts as texts } from '@roomtone/texts/compliance/packs'
import { toastTexts } from '@roomtone/texts/platform/toasts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { foreignZone } from '../../../parts/booking/booking-when.ts'
import { DownloadPack } from '../../../parts/compliance/download-pack.tsx'
import { PacketBadge } from '../../../parts/compliance/packet-badge.tsx'
import { PagedList } from '../../../parts/list/paged-list.tsx'
import { useUrlState } from '../../../parts/list/use-url-state.ts'
import { momentWords } from '../../../parts/time/when.ts'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { backTo } from '../back-to.ts'
import { missingWords } from './packet-words.ts'
import { packetsQuery } from './packets.query.ts'

const STATUSES = ['missing_docs', 'complete'] as const

/** The papers of the reader's own bookings, on one side. */
export function PacketsList({ as }: { as: 'guest' | 'host' }) {
  const { oneOf, change } = useUrlState()
  const status = oneOf('status', STATUSES)
  const list = useInfiniteQuery(packetsQuery(useServices(), { as, status }))
  const { errorUpdatedAt } = list
  useEffect(() => {
    if (errorUpdatedAt > 0) void showToast('error', toastTexts.error, texts.failed)
  }, [errorUpdatedAt])
  const none = texts.none[status ?? 'all']
  return (
    <>
      <SelectField
        label={texts.filter}
        value={status ?? ''}
        onChange={(event) => change({ status: event.target.value })}
        className="mb-6 md:w-60"
      >
        <option value="">{texts.filters.all}</option>
        {STATUSES.map((each) => (
          <option key={each} value={each}>
            {texts.filters[each]}
          </option>
        ))}
      </SelectField>
      <PagedList
        list={list}
        failed={texts.failed}
        empty={
          <EmptyState
            title={none.title}
            action={<ButtonLink to="/help?article=release-and-compliance-pack">{texts.action}</ButtonLink>}
            className="rounded-l border bg-card"
          >
            <p>{none.text}</p>
          </EmptyState>
        }
      >
        {(rows) => (
          <Table caption={texts.caption} columns={columnsFor(as)} rows={rows} rowKey={({ id }) => id} />
        )}
      </PagedList>
    </>
  )
}

function columnsFor(as: 'guest' | 'host'): Column<PacketRow>[] {
  return [
    {
      key: 'booking',
      header: texts.columns.booking,
      cell: ({ bookingId, production, title }) => (
        <>
          <Link to={backTo(as, bookingId)} className="link">
            {production}
          </Link>
          <span className="block text-ink-2">{title}</span>
        </>
      ),
    },
    {
      key: 'when',
      header: texts.columns.when,
      cell: (row) => (
        <span className="even-figures">
          {[momentWords(row.startsAt, row.timeZone), foreignZone(row)].filter(Boolean).join(', ')}
        </span>
      ),
    },
    {
      key: 'status',
      header: texts.columns.status,
      cell: (row) => (
        <>
          <PacketBadge status={row.status} missing={row.missing} />
          <span className="mt-1 block text-tiny text-ink-2">{missingWords(row)}</span>
        </>
      ),
    },
    {
      key: 'pack',
      header: texts.columns.pack,
      actions: true,
      cell: ({ bookingId, production }) => (
        <DownloadPack
          bookingId={bookingId}
          name={texts.downloadName({ production })}
          label={texts.download}
          shows="dialog"
          variant="quiet"
        />
      ),
    },
  ]
}
