import { WHOSE } from '@roomtone/domain/queue/queues'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { disputesTexts as texts } from '@roomtone/texts/admin/disputes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { BackLink } from '../../../parts/list/back-link.tsx'
import { useUrlState } from '../../../parts/list/use-url-state.ts'
import { useServices } from '../../../platform/services.tsx'
import { Page } from '../../../ui/page.tsx'
import { AdminList, optionsOf } from '../../list/admin-list.tsx'
import { whoseChoice } from '../../list/assignee-field.tsx'
import { DisputeCase } from './dispute-case.tsx'
import { disputesQuery } from './disputes.query.ts'
import { DISPUTE_SHEET } from './disputes-sheet.ts'
import { DisputesTable } from './disputes-table.tsx'

const SHOWS = Object.keys(texts.shows) as (keyof typeof texts.shows)[]
const ORDERS = Object.keys(texts.orders) as (keyof typeof texts.orders)[]

export function DisputesPage() {
  const id = useUrlState().text('case', 36)
  return id === '' ? <DisputesList /> : <DisputeCase key={id} id={id} />
}

function DisputesList() {
  const { text, oneOf, change } = useUrlState()
  const show = oneOf('show', SHOWS) ?? 'to_decide'
  const order = oneOf('order', ORDERS) ?? 'newest'
  const q = text('q', 255)
  const whose = oneOf('whose', WHOSE) ?? 'all'
  const filter = { q, show, order, whose }
  const query = disputesQuery(useServices(), filter)
  const list = useInfiniteQuery(query)
  return (
    <Page title={texts.title} above={<BackLink to="/admin/dashboard">{adminTexts.back}</BackLink>}>
      <AdminList
        list={list}
        search={{ label: texts.search, value: q }}
        choices={[
          {
            name: 'show',
            label: texts.show,
            value: show,
            standard: 'to_decide',
            options: optionsOf(SHOWS, texts.shows),
          },
          {
            name: 'order',
            label: texts.order,
            value: order,
            standard: 'newest',
            options: optionsOf(ORDERS, texts.orders),
            isOrder: true,
          },
          whoseChoice(whose),
        ]}
        sheet={{ table: 'disputes', query, filters: filter, columns: DISPUTE_SHEET }}
        failed={texts.failed}
        noMatch={texts.noMatch}
        empty={texts.empty}
      >
        {(rows) => (
          <DisputesTable
            rows={rows}
            order={order}
            onOrder={(next) => change({ order: next === 'newest' ? '' : next })}
          />
        )}
      </AdminList>
    </Page>
  )
}
