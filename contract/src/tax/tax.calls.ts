import { call } from '../call.ts'
import type { removeTaxpayer, removeVat, saveTaxpayer, saveVat, showTaxDocument, showTaxes } from './taxes.ts'

export const taxCalls = {
  show: call<typeof showTaxes>('GET /api/taxes'),
  saveTaxpayer: call<typeof saveTaxpayer>('PUT /api/taxes/taxpayer'),
  removeTaxpayer: call<typeof removeTaxpayer>('DELETE /api/taxes/taxpayer'),
  saveVat: call<typeof saveVat>('PUT /api/taxes/vat'),
  removeVat: call<typeof removeVat>('DELETE /api/taxes/vat'),
  document: call<typeof showTaxDocument>('GET /api/taxes/documents/:year'),
}
