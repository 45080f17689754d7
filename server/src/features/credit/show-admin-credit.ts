import type { AdminCreditDetail } from '@roomtone/contract/credit/admin-credits'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { creditDetailView } from './credit.view.ts'
import { findCreditDetail, findHolders, findUsesOf } from './credit-list.store.ts'

export async function showAdminCredit({ db, clock }: Deps, id: string): Promise<AdminCreditDetail> {
  const row = await findCreditDetail(db, id)
  if (!row) throw new Refused('not_found')
  const [people, uses] = await Promise.all([findHolders(db, id), findUsesOf(db, [id], null)])
  return creditDetailView({ row, people, uses, now: clock.now() })
}
