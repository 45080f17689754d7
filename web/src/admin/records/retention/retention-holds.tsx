import { retentionTexts } from '@roomtone/texts/admin/retention'
import { tablesTexts } from '@roomtone/texts/admin/tables'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { useUrlState } from '../../../parts/list/use-url-state.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { useServices } from '../../../platform/services.tsx'
import { Button } from '../../../ui/button.tsx'
import { focusIfLost } from '../../../ui/focus/focus-if-lost.ts'
import { LinkTabs } from '../../../ui/link-tabs.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import { Moment } from '../../list/moment.tsx'
import { type TimeOrder, timeHead, useTimeSort } from '../../list/sort-field.tsx'
import { HOLD_TABS, type Hold, holdsQuery } from './retention.query.ts'
import { HOLD_SHEET } from './retention-sheets.ts'
import { RetentionSubject } from './retention-subject.tsx'
import { useRetention } from './use-retention.ts'

const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../../parts/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))
const HoldDialog = lazyPart(async () => ({
  default: (await import('./retention-hold-dialog.tsx')).RetentionHoldDialog,
}))

const texts = retentionTexts.holds

export function RetentionHolds() {
  const { oneOf, text } = useUrlState()
  const order = useTimeSort('placed')
  const tab = oneOf('holds', HOLD_TABS) ?? 'open'
  const filter = { state: tab, q: text('hold', 255), sort: order.sort }
  const query = holdsQuery(useServices(), filter)
  const list = useInfiniteQuery(query)
  const { lift } = useRetention()
  const [placing, setPlacing] = useState(false)
  const [lifting, setLifting] = useState<Hold | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="retention-holds" className="mt-12">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="retention-holds" ref={heading} tabIndex={-1} className="text-title">
            {texts.title}
          </h2>
          <p className="text-small text-ink-2">{texts.text}</p>
        </div>
        <Button variant="line" onClick={() => setPlacing(true)}>
          {texts.place}
        </Button>
      </div>
      <LinkTabs
        label={texts.label}
        tabs={HOLD_TABS.map((name) => ({
          to: name === 'open' ? '/admin/retention' : `/admin/retention?holds=${name}`,
          label: texts.tabs[name],
          current: name === tab,
        }))}
      />
      <div className="mt-6">
        <AdminList
          list={list}
          search={{ label: tablesTexts.searchHolds, value: filter.q, name: 'hold' }}
          order={order}
          sheet={{ table: 'holds', query, filters: filter, columns: HOLD_SHEET }}
          failed={texts.failed}
          noMatch={tablesTexts.noMatch}
          empty={texts.empty[tab]}
        >
          {(rows) => (
            <Table
              caption={texts.caption}
              columns={[
                ...shared,
                placedColumn(order),
                tab === 'open' ? liftColumn(setLifting) : liftedColumn,
              ]}
              rows={rows}
              rowKey={({ id }) => id}
            />
          )}
        </AdminList>
      </div>
      <Suspense>
        {placing && <HoldDialog onClose={() => setPlacing(false)} />}
        {lifting && (
          <ConfirmDialog
            title={texts.liftTitle}
            text={texts.liftText({ what: nameOf(lifting) })}
            confirm={texts.liftConfirm}
            pending={texts.liftPending}
            cancel={texts.keep}
            onConfirm={() => lift(lifting.id)}
            onClose={() => {
              setLifting(null)
              focusIfLost(heading.current)
            }}
          />
        )}
      </Suspense>
    </section>
  )
}

const shared: Column<Hold>[] = [
  {
    key: 'subject',
    header: texts.columns.subject,
    cell: ({ subjectType, subjectId }) => <RetentionSubject type={subjectType} id={subjectId} />,
  },
  { key: 'reason', header: texts.columns.reason, cell: ({ reason }) => reason },
]

function placedColumn(order: TimeOrder): Column<Hold> {
  return {
    key: 'placed',
    header: texts.columns.placed,
    sort: timeHead(order),
    cell: ({ placedAt, placedBy }) => (
      <>
        <Moment at={placedAt} /> · {placedBy}
      </>
    ),
  }
}

const liftedColumn: Column<Hold> = {
  key: 'lifted',
  header: texts.columns.lifted,
  cell: ({ liftedAt }) => liftedAt && <Moment at={liftedAt} />,
}

function liftColumn(onLift: (hold: Hold) => void): Column<Hold> {
  return {
    key: 'actions',
    header: texts.columns.actions,
    actions: true,
    cell: (hold) => (
      <Button variant="line" aria-label={texts.liftOf({ what: nameOf(hold) })} onClick={() => onLift(hold)}>
        {texts.lift}
      </Button>
    ),
  }
}

function nameOf({ subjectType, subjectId }: Hold): string {
  return retentionTexts.named[subjectType]({ id: subjectId.slice(0, 8) })
}
