import type { MailingView } from '@roomtone/contract/notification/mailings'
import { mailingsTexts as texts } from '@roomtone/texts/admin/mailings'
import { LOCALE } from '@roomtone/texts/language'
import { Link } from 'react-router'
import { type Column, Table } from '../../../ui/table.tsx'
import { Moment } from '../../list/moment.tsx'
import { type TimeOrder, timeHead } from '../../list/sort-field.tsx'
import { MailingState } from './mailing-state.tsx'

const COLUMNS: Column<MailingView>[] = [
  {
    key: 'subject',
    header: texts.columns.subject,
    cell: ({ id, subject }) => (
      <Link to={`/admin/mailings?mailing=${id}`} className="link">
        {subject}
      </Link>
    ),
  },
  { key: 'topic', header: texts.columns.topic, cell: ({ topic }) => texts.topics[topic] },
  { key: 'audience', header: texts.columns.audience, cell: ({ audience }) => texts.audiences[audience] },
  { key: 'state', header: texts.columns.state, cell: ({ state }) => <MailingState state={state} /> },
  {
    key: 'recipients',
    header: texts.columns.recipients,
    align: 'end',
    cell: ({ recipients }) => <span className="even-figures">{recipients.toLocaleString(LOCALE)}</span>,
  },
]

function dateColumn(order: TimeOrder): Column<MailingView> {
  return {
    key: 'date',
    header: texts.columns.date,
    align: 'end',
    sort: timeHead(order),
    cell: ({ createdAt, sentAt }) => <Moment at={sentAt ?? createdAt} />,
  }
}

export function MailingsTable({ rows, order }: { rows: readonly MailingView[]; order: TimeOrder }) {
  return (
    <Table
      caption={texts.caption}
      columns={[...COLUMNS, dateColumn(order)]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}
