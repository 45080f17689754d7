import { adminTexts } from '@roomtone/texts/admin/admin'
import { SelectBox } from '../../../parts/list/select-box.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { type Column, Table } from '../../../ui/table.tsx'
import { Moment } from '../../list/moment.tsx'
import { type TimeOrder, timeHead } from '../../list/sort-field.tsx'
import { useInvite } from '../access-list/use-invite.ts'
import type { WaitlistEntry } from './waitlist.query.ts'

const texts = adminTexts.waitlist

type WaitlistTableProps = {
  rows: readonly WaitlistEntry[]
  order: TimeOrder
  selected: ReadonlySet<string>
  onSelect: (id: string, selected: boolean) => void
  onInvited: () => void
}

export function WaitlistTable({ rows, order, selected, onSelect, onInvited }: WaitlistTableProps) {
  const canInvite = rows.some((entry) => entry.invitedAt === null)

  const select: Column<WaitlistEntry> = {
    key: 'select',
    header: texts.select,
    actions: true,
    align: 'start',
    // On a phone this cell is the head of a card and carries the name.
    cell: (entry) =>
      entry.invitedAt ? (
        <b className="md:hidden">{entry.fullName}</b>
      ) : (
        <SelectBox checked={selected.has(entry.id)} onChange={(checked) => onSelect(entry.id, checked)}>
          <span className="sr-only">{texts.select} </span>
          <b className="md:sr-only">{entry.fullName}</b>
        </SelectBox>
      ),
  }

  const facts: Column<WaitlistEntry>[] = [
    {
      key: 'person',
      header: adminTexts.person,
      cell: (entry) => (
        <>
          <b className={cx('block', canInvite && 'max-md:hidden')}>{entry.fullName}</b>
          <span className="text-ink-2">{entry.email}</span>
        </>
      ),
    },
    { key: 'type', header: texts.columns.type, cell: (entry) => texts.types[entry.userType] },
    {
      key: 'joined',
      header: texts.columns.joined,
      sort: timeHead(order),
      cell: (entry) => <Moment at={entry.joinedAt} />,
    },
    { key: 'status', header: texts.columns.status, cell: (entry) => <WaitlistStatus entry={entry} /> },
  ]

  const invite: Column<WaitlistEntry> = {
    key: 'invite',
    header: adminTexts.actions,
    actions: true,
    cell: (entry) => !entry.invitedAt && <InviteButton entry={entry} onDone={onInvited} />,
  }

  return (
    <Table
      caption={texts.caption}
      columns={canInvite ? [select, ...facts, invite] : facts}
      rows={rows}
      rowKey={(entry) => entry.id}
    />
  )
}

function InviteButton({ entry, onDone }: { entry: WaitlistEntry; onDone: () => void }) {
  const invite = useInvite(onDone)
  return (
    <Button
      variant="line"
      aria-label={invite.isPending ? undefined : texts.inviteName({ name: entry.fullName })}
      pending={invite.isPending}
      pendingText={texts.inviting}
      onClick={() => invite.mutate([entry])}
    >
      {texts.invite}
    </Button>
  )
}

function WaitlistStatus({ entry }: { entry: WaitlistEntry }) {
  if (entry.hasAccount) return <Badge tone="ok">{texts.hasAccount}</Badge>
  if (!entry.invitedAt) return <Badge tone="wait">{texts.waiting}</Badge>
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2 md:justify-start">
      <Badge>{texts.invited}</Badge>
      <span className="text-ink-2">
        <Moment at={entry.invitedAt} dateOnly />
      </span>
    </span>
  )
}
