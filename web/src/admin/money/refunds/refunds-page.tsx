import { adminTexts } from '@roomtone/texts/admin/admin'
import { refundsTexts as texts } from '@roomtone/texts/admin/refunds'
import { tablesTexts } from '@roomtone/texts/admin/tables'
import { useInfiniteQuery } from '@tanstack/react-query'
import { BackLink } from '../../../parts/list/back-link.tsx'
import { useUrlState } from '../../../parts/list/use-url-state.ts'
import { useServices } from '../../../platform/services.tsx'
import { Page } from '../../../ui/page.tsx'
import { AdminList, optionsOf } from '../../list/admin-list.tsx'
import { whoseChoice } from '../../list/assignee-field.tsx'
import { useQueueFilter } from '../../list/queue-bar.tsx'
import { useTimeSort } from '../../list/sort-field.tsx'
import { refundsQuery } from './refunds.query.ts'
import { REFUND_SHEET } from './refunds-sheet.ts'
import { RefundsTable } from './refunds-table.tsx'

const SHOWS = Object.keys(texts.shows) as (keyof typeof texts.shows)[]

export function RefundsPage() {
  const { oneOf } = useUrlState()
  const order = useTimeSort()
  const { filter: queue } = useQueueFilter()
  const show = oneOf('show', SHOWS) ?? 'stuck'
  const filter = { ...queue, show }
  const query = refundsQuery(useServices(), filter)
  const list = useInfiniteQuery(query)
  return (
    <Page title={texts.title} above={<BackLink to="/admin/dashboard">{adminTexts.back}</BackLink>}>
      <AdminList
        list={list}
        search={{ label: texts.search, value: filter.q }}
        choices={[
          {
            name: 'show',
            label: texts.show,
            value: show,
            standard: 'stuck',
            options: optionsOf(SHOWS, texts.shows),
          },
          whoseChoice(filter.whose),
        ]}
        order={order}
        sheet={{ table: 'refunds', query, filters: filter, columns: REFUND_SHEET }}
        failed={texts.failed}
        noMatch={tablesTexts.noMatch}
        empty={texts.empty}
      >
        {(rows) => <RefundsTable rows={rows} order={order} />}
      </AdminList>
    </Page>
  )
}
