import { adminTexts } from '@roomtone/texts/admin/admin'
import { mailingsTexts as texts } from '@roomtone/texts/admin/mailings'
import { tablesTexts } from '@roomtone/texts/admin/tables'
import { useInfiniteQuery } from '@tanstack/react-query'
import { BackLink } from '../../../parts/list/back-link.tsx'
import { useUrlState } from '../../../parts/list/use-url-state.ts'
import { useServices } from '../../../platform/services.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Page } from '../../../ui/page.tsx'
import { AdminList, optionsOf } from '../../list/admin-list.tsx'
import { useTimeSort } from '../../list/sort-field.tsx'
import { lookAgain, mailingsQuery } from './mailings.query.ts'
import { MAILING_SHEET } from './mailings-sheet.ts'
import { MailingsTable } from './mailings-table.tsx'
import { NEW_MAILING } from './use-mailing.ts'

const STATES = ['draft', 'sending', 'sent'] as const

export function MailingsList() {
  const { text, oneOf } = useUrlState()
  const order = useTimeSort()
  const filter = { q: text('q', 255), state: oneOf('state', STATES), sort: order.sort }
  const query = mailingsQuery(useServices(), filter)
  const list = useInfiniteQuery({
    ...query,
    refetchInterval: ({ state: { data } }) => lookAgain(data?.pages.flatMap(({ items }) => items) ?? []),
  })
  return (
    <Page
      title={texts.title}
      above={<BackLink to="/admin/dashboard">{adminTexts.back}</BackLink>}
      actions={<ButtonLink to={`/admin/mailings?mailing=${NEW_MAILING}`}>{texts.write}</ButtonLink>}
    >
      <AdminList
        list={list}
        search={{ label: tablesTexts.searchMailings, value: filter.q }}
        choices={[
          {
            name: 'state',
            label: tablesTexts.state,
            value: filter.state,
            any: tablesTexts.anyState,
            options: optionsOf(STATES, texts.states),
          },
        ]}
        order={order}
        sheet={{ table: 'mailings', query, filters: filter, columns: MAILING_SHEET }}
        failed={texts.failed}
        noMatch={tablesTexts.noMatch}
        empty={texts.empty}
      >
        {(rows) => <MailingsTable rows={rows} order={order} />}
      </AdminList>
    </Page>
  )
}
