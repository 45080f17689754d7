import { adminTexts } from '@roomtone/texts/admin/admin'
import { Link } from 'react-router'
import { type Column, Table } from '../../../ui/table.tsx'
import { Moment } from '../../list/moment.tsx'
import { type TimeOrder, timeHead } from '../../list/sort-field.tsx'
import type { AuditEntry } from './audit.query.ts'
import { detailWords, recordWords, wordsOf } from './audit-words.ts'

const texts = adminTexts.audit

const UUID = /^[\da-f]{8}-[\da-f-]{27}$/
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

const columns: Column<AuditEntry>[] = [
  {
    key: 'who',
    header: texts.columns.who,
    cell: (entry) => <b className="whitespace-nowrap">{whoOf(entry)}</b>,
  },
  {
    key: 'what',
    header: texts.columns.what,
    cell: ({ action }) => <span className="block md:min-w-40">{wordsOf(action)}</span>,
  },
  { key: 'subject', header: texts.columns.subject, cell: (entry) => <Subject entry={entry} /> },
  { key: 'details', header: texts.columns.details, cell: (entry) => <Details entry={entry} /> },
]

export function AuditTable({ rows, order }: { rows: readonly AuditEntry[]; order: TimeOrder }) {
  const when: Column<AuditEntry> = {
    key: 'when',
    header: texts.columns.when,
    sort: timeHead(order),
    cell: (entry) => <Moment at={entry.at} />,
  }
  return (
    <Table caption={texts.caption} columns={[when, ...columns]} rows={rows} rowKey={(entry) => entry.id} />
  )
}

/** No actor means that the product did it by itself; an actor without a name was erased. */
function whoOf({ actorId, actorName }: AuditEntry): string {
  return actorName ?? (actorId ? texts.unnamed : texts.nobody)
}

function Subject({ entry }: { entry: AuditEntry }) {
  const short = entry.subjectId.slice(0, 8)
  return (
    <>
      <span className="text-ink-2">{recordWords(entry.subjectType)}</span>{' '}
      <Link
        to={`/admin/audit?subject=${encodeURIComponent(entry.subjectId)}`}
        title={entry.subjectId}
        aria-label={texts.onlySubject({ id: short })}
        className="link inline-block py-0.5 font-mono whitespace-nowrap"
      >
        {short}
      </Link>
      {entry.chainNumber !== null && (
        <span className="block text-tiny whitespace-nowrap text-ink-2">
          {texts.chained({ number: entry.chainNumber })}
        </span>
      )}
    </>
  )
}

function Details({ entry }: { entry: AuditEntry }) {
  const details = detailWords(entry.details)
  if (details.length === 0) return <span className="text-ink-2">{texts.noDetails}</span>
  return (
    <dl>
      {details.map(({ name, value }) => (
        <div key={`${name} ${value}`}>
          <dt className="inline text-ink-2">{name}: </dt>
          <dd title={value} className="inline">
            {INSTANT.test(value) ? <Moment at={value} /> : UUID.test(value) ? value.slice(0, 8) : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
