import type { Person } from '@roomtone/contract/people/list-people'
import type { VerificationStatus } from '@roomtone/domain/access/actor'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { Link } from 'react-router'
import { useMember } from '../../platform/session/use-session.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Moment } from '../list/moment.tsx'
import { columnSort } from '../list/sort-field.tsx'
import type { PersonSort, PersonStatus } from './people.query.ts'
import { PersonMenu } from './person/person-menu.tsx'

const texts = adminTexts.people

const VERIFICATION_TONES: Record<VerificationStatus, BadgeTone> = {
  pending: 'off',
  in_review: 'wait',
  verified: 'ok',
  rejected: 'bad',
  deactivated: 'off',
}
const STATUS_TONES: Record<PersonStatus, BadgeTone> = { active: 'ok', suspended: 'bad', deactivated: 'off' }

type PeopleTableProps = { rows: readonly Person[]; sort: PersonSort; onSort: (sort: PersonSort) => void }

export function PeopleTable({ rows, sort, onSort }: PeopleTableProps) {
  const own = useMember()?.id
  const columns: Column<Person>[] = [
    {
      key: 'person',
      header: adminTexts.person,
      sort: columnSort({ current: sort, rising: 'name', choose: onSort }),
      cell: (person) => (
        <>
          <span className="flex flex-wrap items-center justify-end gap-2 md:justify-start">
            <Link
              to={`/admin/users?person=${person.id}`}
              className="font-medium underline-offset-4 hover:underline"
            >
              {person.fullName}
            </Link>
            {person.id === own && <Badge tone="plain">{adminTexts.you}</Badge>}
          </span>
          <span className="block text-ink-2">{person.email}</span>
        </>
      ),
    },
    {
      key: 'roles',
      header: texts.columns.roles,
      cell: ({ roles }) => (
        <span className="flex flex-wrap justify-end gap-2 md:justify-start">
          {roles.map((role) => (
            <Badge key={role} tone={role === 'admin' ? 'wait' : 'off'}>
              {texts.roles[role]}
            </Badge>
          ))}
        </span>
      ),
    },
    {
      key: 'verification',
      header: texts.columns.verification,
      cell: ({ verificationStatus: status }) => (
        <Badge tone={VERIFICATION_TONES[status]}>{texts.verification[status]}</Badge>
      ),
    },
    { key: 'status', header: texts.columns.status, cell: (person) => <Status person={person} /> },
    {
      key: 'joined',
      header: texts.columns.joined,
      sort: columnSort({ current: sort, rising: 'oldest', falling: 'newest', choose: onSort }),
      cell: (person) => <Moment at={person.createdAt} dateOnly />,
    },
    {
      key: 'seen',
      header: texts.columns.seen,
      sort: columnSort({ current: sort, falling: 'seen', choose: onSort }),
      cell: ({ lastSeenAt }) => (lastSeenAt ? <Moment at={lastSeenAt} /> : adminTexts.never),
    },
    {
      key: 'menu',
      header: adminTexts.actions,
      actions: true,
      cell: (person) => <PersonMenu person={person} isOwn={person.id === own} />,
    },
  ]
  return <Table caption={texts.caption} columns={columns} rows={rows} rowKey={(person) => person.id} />
}

function statusOf(person: Person): PersonStatus {
  if (person.suspended) return 'suspended'
  return person.verificationStatus === 'deactivated' ? 'deactivated' : 'active'
}

function Status({ person }: { person: Person }) {
  const status = statusOf(person)
  return (
    <>
      <Badge tone={STATUS_TONES[status]}>{texts.statuses[status]}</Badge>
      {!person.emailConfirmed && <span className="mt-1 block text-tiny text-ink-2">{texts.unconfirmed}</span>}
      {!person.onAccessList && <span className="mt-1 block text-tiny text-ink-2">{texts.notOnList}</span>}
    </>
  )
}
