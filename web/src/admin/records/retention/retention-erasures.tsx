import { RETENTION_RULES } from '@roomtone/domain/compliance/retention'
import { retentionTexts } from '@roomtone/texts/admin/retention'
import { tablesTexts } from '@roomtone/texts/admin/tables'
import { LOCALE } from '@roomtone/texts/language'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useUrlState } from '../../../parts/list/use-url-state.ts'
import { useServices } from '../../../platform/services.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { AdminList, optionsOf } from '../../list/admin-list.tsx'
import { Moment } from '../../list/moment.tsx'
import { timeHead, useTimeSort } from '../../list/sort-field.tsx'
import { erasedWords } from './erased-words.ts'
import { type Erasure, erasuresQuery } from './retention.query.ts'
import { ERASURE_SHEET } from './retention-sheets.ts'
import { RetentionSubject } from './retention-subject.tsx'

const texts = retentionTexts.erasures
const names: Record<string, string> = retentionTexts.rules.names

const columns: Column<Erasure>[] = [
  { key: 'rule', header: texts.columns.rule, cell: ({ rule }) => names[rule] ?? rule },
  {
    key: 'subject',
    header: texts.columns.subject,
    cell: ({ subjectType, subjectId }) => <RetentionSubject type={subjectType} id={subjectId} />,
  },
  {
    key: 'what',
    header: texts.columns.what,
    cell: ({ what }) =>
      erasedWords(what)
        .map(({ name, count }) => `${name}: ${count.toLocaleString(LOCALE)}`)
        .join(', '),
  },
]

export function RetentionErasures() {
  const { text, oneOf } = useUrlState()
  const order = useTimeSort('erased')
  const filter = { rule: oneOf('rule', RETENTION_RULES), subject: text('erasure', 36), sort: order.sort }
  const query = erasuresQuery(useServices(), filter)
  const list = useInfiniteQuery(query)
  const when: Column<Erasure> = {
    key: 'when',
    header: texts.columns.when,
    sort: timeHead(order),
    cell: ({ erasedAt }) => <Moment at={erasedAt} />,
  }
  return (
    <section aria-labelledby="retention-erasures" className="mt-12">
      <h2 id="retention-erasures" className="mb-6 text-title">
        {texts.title}
      </h2>
      <AdminList
        list={list}
        search={{ label: tablesTexts.searchErasures, value: filter.subject, name: 'erasure', longest: 36 }}
        choices={[
          {
            name: 'rule',
            label: tablesTexts.rule,
            value: filter.rule,
            any: tablesTexts.anyRule,
            options: optionsOf(RETENTION_RULES, retentionTexts.rules.names),
            className: 'md:w-60',
          },
        ]}
        order={order}
        sheet={{ table: 'erasures', query, filters: filter, columns: ERASURE_SHEET }}
        failed={texts.failed}
        noMatch={tablesTexts.noMatch}
        empty={texts.empty}
      >
        {(rows) => (
          <Table caption={texts.caption} columns={[when, ...columns]} rows={rows} rowKey={({ id }) => id} />
        )}
      </AdminList>
    </section>
  )
}
