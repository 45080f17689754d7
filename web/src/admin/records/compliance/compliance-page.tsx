import { adminTexts } from '@roomtone/texts/admin/admin'
import { complianceTexts as texts } from '@roomtone/texts/admin/compliance'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BackLink } from '../../../parts/list/back-link.tsx'
import { useUrlState } from '../../../parts/list/use-url-state.ts'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Page } from '../../../ui/page.tsx'
import { AdminList, optionsOf } from '../../list/admin-list.tsx'
import { useTimeSort } from '../../list/sort-field.tsx'
import { allPacketsQuery } from './compliance.query.ts'
import { COMPLIANCE_SHEET } from './compliance-sheet.ts'
import { ComplianceTable } from './compliance-table.tsx'

const STATUSES = ['missing_docs', 'complete'] as const
const SIGNED = ['yes', 'no'] as const
const LONGEST = 60

export function CompliancePage() {
  const { text, oneOf } = useUrlState()
  const order = useTimeSort()
  const filter = {
    q: text('q', LONGEST),
    status: oneOf('status', STATUSES),
    signed: oneOf('signed', SIGNED),
    sort: order.sort,
  }
  const query = allPacketsQuery(useServices(), filter)
  const list = useInfiniteQuery(query)
  const { errorUpdatedAt } = list
  useEffect(() => {
    if (errorUpdatedAt > 0) void showToast('error', texts.failed.title, texts.failed.text)
  }, [errorUpdatedAt])
  return (
    <Page title={texts.title} above={<BackLink to="/admin/dashboard">{adminTexts.back}</BackLink>}>
      <AdminList
        list={list}
        search={{ label: texts.search, value: filter.q, longest: LONGEST }}
        choices={[
          {
            name: 'status',
            label: texts.status,
            value: filter.status,
            any: texts.anyStatus,
            options: STATUSES.map((status) => [status, status]),
          },
          {
            name: 'signed',
            label: texts.signed,
            value: filter.signed,
            any: texts.anySigned,
            options: optionsOf(SIGNED, texts.signedOptions),
          },
        ]}
        order={order}
        sheet={{ table: 'compliance', query, filters: filter, columns: COMPLIANCE_SHEET }}
        failed={texts.failed.text}
        noMatch={texts.noMatch}
        empty={texts.empty}
      >
        {(rows) => <ComplianceTable rows={rows} order={order} />}
      </AdminList>
    </Page>
  )
}
