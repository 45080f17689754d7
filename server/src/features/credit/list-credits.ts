import type { CreditView } from '@roomtone/contract/credit/credit'
import type { Deps } from '../../platform/deps.ts'
import { creditView } from './credit.view.ts'
import { findOwn, findUsesOf } from './credit-list.store.ts'

/** Those that can be used first; otherwise the newest. */
export async function listCredits({ db, clock }: Deps, userId: string): Promise<{ items: CreditView[] }> {
  const rows = await findOwn(db, userId)
  const ids = rows.map(({ id }) => id)
  const uses = ids.length === 0 ? [] : await findUsesOf(db, ids, userId)
  const items = rows.map((row) => creditView(row, uses, clock.now()))
  const isOver = ({ standing }: CreditView) => Number(standing !== 'usable')
  return { items: items.sort((one, other) => isOver(one) - isOver(other)) }
}
