import type { Reply } from '@roomtone/contract/endpoint'
import type { listReferrals as listReferralsEndpoint } from '@roomtone/contract/referral/referral'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { readTimeCursor } from '../../platform/http/cursor.ts'
import { cutPage } from '../../platform/http/cut-page.ts'
import { findReferralPage, sumReferrals } from './referral.store.ts'
import { referralRowView } from './referral.view.ts'

type Query = { cursor?: string | undefined; limit: number }

export async function listReferrals(
  { db }: Deps,
  { userId }: Actor,
  { cursor, limit }: Query,
): Promise<Reply<typeof listReferralsEndpoint>> {
  const [rows, { invited: total }] = await Promise.all([
    findReferralPage(db, userId, { after: readTimeCursor(cursor), limit }),
    sumReferrals(db, userId),
  ])
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.invitedAt.toISOString(), row.id])
  return { items: page.map(referralRowView), nextCursor, total }
}
