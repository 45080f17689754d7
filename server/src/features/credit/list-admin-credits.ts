import { readCode } from '@roomtone/domain/credit/code'
import type { CreditKind } from '@roomtone/domain/credit/credit'
import type { CreditStanding } from '@roomtone/domain/credit/standing'
import type { Deps } from '../../platform/deps.ts'
import { readOrderCursor } from '../../platform/http/cursor.ts'
import { cutPage } from '../../platform/http/cut-page.ts'
import { adminCreditView } from './credit.view.ts'
import { type CreditSort, countCredits, findCreditPage } from './credit-list.store.ts'
import { hashCode } from './hash-code.ts'

type Query = {
  q: string
  kind?: CreditKind | undefined
  standing?: CreditStanding | undefined
  sort: CreditSort
  cursor?: string | undefined
  limit: number
}

/** Milliseconds since 1970 up to the end of what does not end, or cents. */
const KEYS = { least: 0, most: Date.parse('9999-12-31T00:00:00Z') }

export async function listAdminCredits(deps: Deps, { q, kind, standing, sort, cursor, limit }: Query) {
  const now = deps.clock.now()
  const code = readCode(q)
  const filter = { q, hash: code === null ? null : hashCode(deps, code), kind, standing, now }
  const [rows, total] = await Promise.all([
    findCreditPage(deps.db, filter, { sort, after: readOrderCursor(cursor, sort, KEYS), limit }),
    countCredits(deps.db, filter),
  ])
  const { page, nextCursor } = cutPage(rows, limit, ({ sortKey, id }) => [sort, sortKey, id])
  return { items: page.map((row) => adminCreditView(row, now)), nextCursor, total }
}
