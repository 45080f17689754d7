import type { TaxesView } from '@roomtone/contract/tax/taxes'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { deleteTaxpayer, deleteVat } from './tax.store.ts'
import { viewTaxes } from './taxes.view.ts'

/** Taking away what is not there changes nothing, and says so by changing nothing. */
export async function removeTax(
  deps: Deps,
  { userId }: Actor,
  what: 'taxpayer' | 'vat-id',
): Promise<TaxesView> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const isGone = await (what === 'taxpayer' ? deleteTaxpayer(tx, userId) : deleteVat(tx, userId))
    if (isGone)
      await deps.audit.record(tx, {
        now,
        actorId: userId,
        action: `${what}.removed`,
        subjectType: 'user',
        subjectId: userId,
      })
    return viewTaxes(deps, tx, userId)
  })
}
