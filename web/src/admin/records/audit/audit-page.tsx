import { adminTexts } from '@roomtone/texts/admin/admin'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { BackLink } from '../../../parts/list/back-link.tsx'
import { PagedList } from '../../../parts/list/paged-list.tsx'
import { useUrlState } from '../../../parts/list/use-url-state.ts'
import { useServices } from '../../../platform/services.tsx'
import { Page } from '../../../ui/page.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ExportButton } from '../../list/export/export-button.tsx'
import { Moment } from '../../list/moment.tsx'
import { SortField, useTimeSort } from '../../list/sort-field.tsx'
import { auditQuery, sealQuery } from './audit.query.ts'
import { AuditFilterBar } from './audit-filters.tsx'
import { AUDIT_SHEET } from './audit-sheet.ts'
import { AuditTable } from './audit-table.tsx'

const texts = adminTexts.audit
const NOTHING = { action: '', subject: '', actor: '', from: '', until: '' }

export function AuditPage() {
  const { text, change } = useUrlState()
  const filter = {
    action: text('action', 100),
    subject: text('subject', 100),
    actor: text('actor', 255),
    from: dayOf(text('from', 10)),
    until: dayOf(text('until', 10)),
  }
  const order = useTimeSort()
  const query = auditQuery(useServices(), { ...filter, sort: order.sort })
  const list = useInfiniteQuery(query)
  const isFiltered = Object.values(filter).some((value) => value !== '')
  return (
    <Page title={texts.title} above={<BackLink to="/admin/dashboard">{adminTexts.back}</BackLink>}>
      <AuditSeal />
      <AuditFilterBar
        filter={filter}
        isFiltered={isFiltered}
        onChange={change}
        onClear={() => change(NOTHING)}
      >
        <SortField {...order} className="md:hidden" />
        <ExportButton table="audit" query={query} filters={filter} columns={AUDIT_SHEET} />
      </AuditFilterBar>
      <PagedList
        list={list}
        failed={texts.failed}
        empty={
          isFiltered ? (
            <EmptyState title={adminTexts.nothingFound}>{texts.noMatch}</EmptyState>
          ) : (
            <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
          )
        }
      >
        {(rows) => <AuditTable rows={rows} order={order} />}
      </PagedList>
    </Page>
  )
}

/** Anyone can write anything into an address, so impossible days are dropped. */
function dayOf(text: string): string {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : ''
}

/**
 * When the log was last sealed. The list below works without it, so a failure here is one line, not a page.
 */
function AuditSeal() {
  const { data, isError } = useQuery(sealQuery(useServices()))
  return (
    <p role="status" className="mb-6 min-h-6 text-small text-ink-2">
      {data ? <Sealed {...data} /> : isError ? texts.seal.failed : null}
    </p>
  )
}

type Seal = { sealedAt: string | null; rows: number; pending: number }

function Sealed({ sealedAt, rows, pending }: Seal) {
  if (sealedAt === null) return texts.seal.none({ count: pending })
  return (
    <>
      {texts.seal.sealed} <Moment at={sealedAt} /> · {texts.seal.rows({ count: rows })} ·{' '}
      {texts.seal.pending({ count: pending })}
    </>
  )
}
