import { useInfiniteQuery } from '@tanstack/react-query'
import { useServices } from '../../platform/services.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Moment } from './moment.tsx'
import { PagedList } from './paged-list.tsx'
import { type Erasure, erasuresQuery } from './retention.query.ts'
import { retentionTexts } from './retention.texts.ts'
import { RetentionSubject } from './retention-subject.tsx'

const texts = retentionTexts.erasures
const names: Record<string, string> = retentionTexts.rules.names

const columns: Column<Erasure>[] = [
  { key: 'when', header: texts.columns.when, cell: ({ erasedAt }) => <Moment at={erasedAt} /> },
  { key: 'rule', header: texts.columns.rule, cell: ({ rule }) => names[rule] ?? rule },
  {
    key: 'subject',
    header: texts.columns.subject,
    cell: ({ subjectType, subjectId }) => <RetentionSubject type={subjectType} id={subjectId} />,
  },
  {
    key: 'what',
    header: texts.columns.what,
    cell: ({ what }) => what.map(({ name, count }) => `${name} ${count}`).join(', '),
  },
]

export function RetentionErasures() {
  const list = useInfiniteQuery(erasuresQuery(useServices()))
  return (
    <section aria-labelledby="retention-erasures" className="mt-12">
      <h2 id="retention-erasures" className="mb-6 text-title">
        {texts.title}
      </h2>
      <PagedList
        list={list}
        failed={texts.failed}
        empty={<EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>}
      >
        {(rows) => <Table caption={texts.caption} columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </PagedList>
    </section>
  )
}
