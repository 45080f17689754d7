import { EXPORT_ROWS_MAX, type TimeSort } from '@roomtone/domain/queue/tables'
import type { Deps } from '../../platform/deps.ts'
import { readNumberCursor } from '../../platform/http/cursor.ts'
import { cutPage } from '../../platform/http/cut-page.ts'
import { type AuditRow, countAudit, findAuditPage } from './audit.store.ts'

const DAY = 86_400_000
/** One more than an export takes, so that it knows of the rest. */
const COUNTED_MAX = EXPORT_ROWS_MAX + 1

type Query = {
  action?: string | undefined
  subject?: string | undefined
  actor?: string | undefined
  from?: string | undefined
  until?: string | undefined
  sort: TimeSort
  cursor?: string | undefined
  limit: number
}

export async function listAudit(deps: Deps, query: Query) {
  const { action, subject, actor, from, until } = query
  const filter = { action, subject, actor, since: dayBegins(from), before: dayBegins(until, 1) }
  const after = readNumberCursor(query.cursor)
  const [rows, total] = await Promise.all([
    findAuditPage(deps.db, { filter, sort: query.sort, after, limit: query.limit }),
    after === null ? countAudit(deps.db, filter, COUNTED_MAX) : null,
  ])
  const { page, nextCursor } = cutPage(rows, query.limit, (row) => [row.id])
  return {
    items: await Promise.all(page.map((row) => entryView(deps, row))),
    nextCursor,
    total,
  }
}

/** Days are days in UTC, as the log's own times are. */
function dayBegins(day: string | undefined, later = 0): Date | undefined {
  return day === undefined ? undefined : new Date(Date.parse(`${day}T00:00:00Z`) + later * DAY)
}

async function entryView(deps: Deps, row: AuditRow) {
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    actorId: row.actorId,
    actorName: row.actorName,
    action: row.action,
    subjectType: row.subjectType,
    subjectId: row.subjectId,
    chainNumber: row.chainNumber,
    details: [...openDetails(row), ...(await personalDetails(deps, row))],
  }
}

function openDetails(row: AuditRow) {
  return Object.entries(row.data).map(([name, value]) => ({
    name,
    value: String(value),
  }))
}

/** Once a person's key is erased, their part of the row stays unreadable for everyone. */
async function personalDetails(deps: Deps, row: AuditRow) {
  if (!row.personal || !row.personalSubject) return []
  const fields = await deps.keys.open(deps.db, row.personalSubject, row.personal)
  if (fields === null) return [{ name: 'personal', value: 'erased' }]
  return Object.entries(fields).map(([name, value]) => ({ name, value }))
}
