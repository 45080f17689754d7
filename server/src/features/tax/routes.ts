import {
  removeTaxpayer as removeTaxpayerEndpoint,
  removeVat as removeVatEndpoint,
  saveTaxpayer as saveTaxpayerEndpoint,
  saveVat as saveVatEndpoint,
  showTaxDocument as showTaxDocumentEndpoint,
  showTaxes as showTaxesEndpoint,
} from '@roomtone/contract/tax/taxes'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { recordDownload } from '../payout/entry.ts'
import { removeTax } from './remove-tax.ts'
import { saveTaxpayer } from './save-taxpayer.ts'
import { saveVat } from './save-vat.ts'
import { showTaxDocument } from './show-tax-document.ts'
import { viewTaxes } from './taxes.view.ts'

export function taxRoutes(deps: Deps): Binding[] {
  return [
    bind(showTaxesEndpoint, (_, { actor }) => viewTaxes(deps, deps.db, actor.userId)),
    bind(saveTaxpayerEndpoint, ({ body }, { actor }) => saveTaxpayer(deps, actor, body)),
    bind(removeTaxpayerEndpoint, (_, { actor }) => removeTax(deps, actor, 'taxpayer')),
    bind(saveVatEndpoint, ({ body }, { actor }) => saveVat(deps, actor, body)),
    bind(removeVatEndpoint, (_, { actor }) => removeTax(deps, actor, 'vat-id')),
    bind(showTaxDocumentEndpoint, ({ params }, reader) =>
      recordDownload(
        deps,
        reader.actor,
        {
          action: 'tax_document.downloaded',
          subjectType: 'user',
          subjectId: reader.actor.userId,
          data: { year: Number(params.year) },
        },
        () => showTaxDocument(deps, reader, params.year),
      ),
    ),
  ]
}
