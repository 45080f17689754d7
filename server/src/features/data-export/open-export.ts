import type { Actor } from '@roomtone/domain/access/actor'
import { hashToken, newOpaqueToken } from '../../platform/crypto/tokens.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { insertLink } from '../account/entry.ts'
import { findReadyExport } from './data-export.store.ts'
import { LIMITS } from './limits.ts'

const TICKET_MINUTES = 5

/**
 * An address that a browser can save from, as large as the archive may be: it cannot carry the session, so it carries
 * a ticket that is good for one download in the next minutes.
 */
export async function openExport(deps: Deps, { userId }: Actor, id: string): Promise<{ url: string }> {
  await requireWithin(deps, LIMITS.ticketsOfPerson, userId)
  const now = deps.clock.now()
  const found = await findReadyExport(deps.db, { id, userId, now })
  if (!found) throw new Refused('not_found')
  const ticket = newOpaqueToken()
  await insertLink(deps.db, {
    hash: hashToken(ticket),
    userId,
    purpose: 'data_ticket',
    email: found.email,
    now,
    expiresAt: new Date(now.getTime() + TICKET_MINUTES * 60_000),
  })
  return { url: `/api/account/exports/${id}/file?ticket=${ticket}` }
}
