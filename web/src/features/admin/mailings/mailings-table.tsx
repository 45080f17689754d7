import type { MailingView } from '@roomtone/contract/notification/mailings'
import { Link } from 'react-router'
import { type Column, Table } from '../../../ui/table.tsx'
import { Moment } from '../moment.tsx'
import { MailingState } from './mailing-state.tsx'
import { mailingsTexts as texts } from './mailings.texts.ts'

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
    cell: ({ recipients }) => <span className="tabular-nums">{recipients.toLocaleString('en-US')}</span>,
  },
  {
    key: 'date',
    header: texts.columns.date,
    align: 'end',
    cell: ({ createdAt, sentAt }) => <Moment at={sentAt ?? createdAt} />,
  },
]

export function MailingsTable({ rows }: { rows: readonly MailingView[] }) {
  return <Table caption={texts.caption} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
}
