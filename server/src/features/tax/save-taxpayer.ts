import type { Parsed } from '@roomtone/contract/endpoint'
import type { saveTaxpayer as saveTaxpayerEndpoint, TaxesView } from '@roomtone/contract/tax/taxes'
import type { Actor } from '@roomtone/domain/access/actor'
import { readTaxId, taxIdTypesFor } from '@roomtone/domain/tax/tax-id'
import { textsIn } from '@roomtone/texts/all/tax/refusals'
import type { Deps } from '../../platform/deps.ts'
import { refusedField } from '../../platform/refused.ts'
import { sealTax } from './sealed-tax.ts'
import { upsertTaxpayer } from './tax.store.ts'
import { viewTaxes } from './taxes.view.ts'

/** Certified by the name that they typed; each save is certified again. */
export async function saveTaxpayer(
  deps: Deps,
  { userId }: Actor,
  form: Parsed<typeof saveTaxpayerEndpoint>['body'],
): Promise<TaxesView> {
  const { kind, country, name, address, signature } = form
  const read = readTaxId(country, kind, form.taxId)
  if (!read) {
    const wanted = taxIdTypesFor(country, kind)
    throw refusedField('taxId', (language) => {
      const { idNumbers, idInvalid, or } = textsIn(language).refusals
      return idInvalid({ number: wanted.map((type) => idNumbers[type]).join(or) })
    })
  }
  if (fold(signature) !== fold(name))
    throw refusedField('signature', (language) => textsIn(language).refusals.signature)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const value = { name, taxId: read.number, idType: read.type, address, signature }
    const personal = await sealTax(deps, tx, { userId, value, now })
    await upsertTaxpayer(tx, { userId, kind, country, personal, last4: read.number.slice(-4), now })
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'taxpayer.saved',
      subjectType: 'user',
      subjectId: userId,
      data: { kind, country, idType: read.type },
    })
    return viewTaxes(deps, tx, userId)
  })
}

function fold(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase()
}
