import type { Parsed } from '@roomtone/contract/endpoint'
import type { saveVat as saveVatEndpoint, TaxesView } from '@roomtone/contract/tax/taxes'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { checkVat } from './check-vat.ts'
import { sealTax } from './sealed-tax.ts'
import { upsertVat } from './tax.store.ts'
import { viewTaxes } from './taxes.view.ts'

export async function saveVat(
  deps: Deps,
  { userId }: Actor,
  { country, number: written, name, address }: Parsed<typeof saveVatEndpoint>['body'],
): Promise<TaxesView> {
  const number = await checkVat(country, written)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const personal = await sealTax(deps, tx, { userId, value: { number, name, address }, now })
    await upsertVat(tx, { userId, country, personal, last4: number.slice(-4), now })
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'vat-id.saved',
      subjectType: 'user',
      subjectId: userId,
      data: { country },
    })
    return viewTaxes(deps, tx, userId)
  })
}
