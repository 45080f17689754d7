import { adminTexts } from '@roomtone/texts/admin/admin'
import { useMember } from '../../../platform/session/use-session.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Moment } from '../../list/moment.tsx'
import { type TimeOrder, timeHead } from '../../list/sort-field.tsx'
import type { AccessEntry } from './access-list.query.ts'

const texts = adminTexts.access

type AccessTableProps = {
  rows: readonly AccessEntry[]
  order: TimeOrder
  onRemove: (entry: AccessEntry) => void
}

export function AccessTable({ rows, order, onRemove }: AccessTableProps) {
  const own = useMember()?.email
  const columns: Column<AccessEntry>[] = [
    { key: 'email', header: texts.columns.email, cell: (entry) => <b>{entry.email}</b> },
    { key: 'source', header: texts.columns.source, cell: (entry) => texts.sources[entry.source] },
    {
      key: 'account',
      header: texts.columns.account,
      cell: (entry) => (
        <Badge tone={entry.hasAccount ? 'ok' : 'off'}>
          {entry.hasAccount ? texts.hasAccount : texts.noAccount}
        </Badge>
      ),
    },
    {
      key: 'added',
      header: texts.columns.added,
      sort: timeHead(order),
      cell: (entry) => <Moment at={entry.addedAt} />,
    },
    {
      key: 'remove',
      header: adminTexts.actions,
      actions: true,
      cell: (entry) =>
        entry.email === own ? (
          <span className="flex min-h-11 items-center md:justify-end">
            <Badge tone="plain">{adminTexts.you}</Badge>
          </span>
        ) : (
          <Button
            variant="line"
            aria-haspopup="dialog"
            aria-label={texts.removeAddress({ email: entry.email })}
            onClick={() => onRemove(entry)}
          >
            {texts.remove}
          </Button>
        ),
    },
  ]
  return <Table caption={texts.caption} columns={columns} rows={rows} rowKey={(entry) => entry.email} />
}
