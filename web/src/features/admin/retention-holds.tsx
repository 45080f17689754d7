import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { useServices } from '../../platform/services.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { focusIfLost } from './focus-if-lost.ts'
import { Moment } from './moment.tsx'
import { PagedList } from './paged-list.tsx'
import { HOLD_TABS, type Hold, holdsQuery } from './retention.query.ts'
import { retentionTexts } from './retention.texts.ts'
import { RetentionSubject } from './retention-subject.tsx'
import { useRetention } from './use-retention.ts'
import { useUrlState } from './use-url-state.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../confirm-dialog/confirm-dialog.tsx')).ConfirmDialog,
}))
const HoldDialog = lazy(async () => ({
  default: (await import('./retention-hold-dialog.tsx')).RetentionHoldDialog,
}))

const texts = retentionTexts.holds

export function RetentionHolds() {
  const tab = useUrlState().oneOf('holds', HOLD_TABS) ?? 'open'
  const list = useInfiniteQuery(holdsQuery(useServices(), tab))
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
      <div className="mt-4">
        <PagedList
          list={list}
          failed={texts.failed}
          empty={<EmptyState title={texts.empty[tab].title}>{texts.empty[tab].text}</EmptyState>}
        >
          {(rows) => (
            <Table
              caption={texts.caption}
              columns={tab === 'open' ? [...shared, liftColumn(setLifting)] : [...shared, liftedColumn]}
              rows={rows}
              rowKey={({ id }) => id}
            />
          )}
        </PagedList>
      </div>
      <Suspense>
        {placing && <HoldDialog onClose={() => setPlacing(false)} />}
        {lifting && (
          <ConfirmDialog
            title={texts.liftTitle}
            text={texts.liftText(nameOf(lifting))}
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
  {
    key: 'placed',
    header: texts.columns.placed,
    cell: ({ placedAt, placedBy }) => (
      <>
        <Moment at={placedAt} /> · {placedBy}
      </>
    ),
  },
]

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
      <Button variant="line" aria-label={texts.liftOf(nameOf(hold))} onClick={() => onLift(hold)}>
        {texts.lift}
      </Button>
    ),
  }
}

function nameOf({ subjectType, subjectId }: Hold): string {
  return `${retentionTexts.subjects[subjectType].toLowerCase()} ${subjectId.slice(0, 8)}`
}
