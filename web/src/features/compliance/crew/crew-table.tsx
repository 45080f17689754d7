import type { CrewMemberView } from '@roomtone/contract/compliance/crew'
import { crewTexts } from '@roomtone/texts/compliance/crew'
import { Badge } from '../../../ui/badge.tsx'
import { type Column, Table } from '../../../ui/table.tsx'

const texts = crewTexts.list

const COLUMNS: readonly Column<CrewMemberView>[] = [
  { key: 'name', header: texts.columns.name, cell: ({ name }) => <b>{name}</b> },
  { key: 'role', header: texts.columns.role, cell: ({ role }) => role },
]
const MINOR: Column<CrewMemberView> = {
  key: 'note',
  header: texts.columns.note,
  cell: ({ isMinor }) => isMinor && <Badge>{texts.minor}</Badge>,
}
/** The name lets a leaked copy be traced. */
const CODE: Column<CrewMemberView> = {
  key: 'code',
  header: texts.columns.code,
  cell: ({ link }) => link && <code>{link.code}</code>,
}

/** The list to read and to print. */
export function CrewTable({ members }: { members: readonly CrewMemberView[] }) {
  if (members.length === 0) return <p className="text-ink-2">{texts.nobody}</p>
  const columns = [
    ...COLUMNS,
    ...(members.some(({ isMinor }) => isMinor) ? [MINOR] : []),
    ...(members.some(({ link }) => link !== null) ? [CODE] : []),
  ]
  return <Table caption={texts.caption} columns={columns} rows={members} rowKey={({ id }) => id} />
}
