import { TAX_ID_MAX, TAX_ID_TYPES, TAXPAYER_KINDS } from '@roomtone/domain/tax/tax-id'
import { z } from 'zod'
import { fileView } from '../booking/booking-files.ts'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { instant } from '../fields.ts'
import { countryCode, postalAddress, shownAddress } from '../profile/postal-address.ts'

const NUMBER = check('tax_number_missing')
const NAME = check('name_missing')
const number = z.string({ error: NUMBER }).trim().min(1, NUMBER).max(TAX_ID_MAX, check('tax_number_too_long'))
const name = z.string({ error: NAME }).trim().min(1, NAME).max(120, check('name_too_long'))

export const taxpayerForm = z.object({
  kind: z.enum(TAXPAYER_KINDS, { error: check('taxpayer_kind_missing') }),
  country: countryCode,
  name,
  taxId: number,
  address: postalAddress,
  certified: z.literal(true, { error: check('not_certified') }),
  /** Typed by hand, instead of a signature. */
  signature: name,
})

/** `country` comes from a list; the server checks whether that country has a VAT number. */
export const vatForm = z.object({
  country: z.string({ error: check('country_missing') }).length(2, check('country_missing')),
  number,
  name,
  address: postalAddress,
})

/** Only the last digits of a number are ever sent back. */
export const taxesView = z.object({
  taxpayer: z
    .object({
      kind: z.enum(TAXPAYER_KINDS),
      country: z.string(),
      name: z.string(),
      address: shownAddress,
      idType: z.enum(TAX_ID_TYPES),
      last4: z.string(),
      certifiedAt: instant,
    })
    .nullable(),
  vat: z
    .object({ country: z.string(), name: z.string(), address: shownAddress, last4: z.string() })
    .nullable(),
  /** Countries whose VAT ids can be checked, by code. */
  vatCountries: z.array(z.string()),
  /** Years with payouts, the latest first. Cents. */
  documents: z.array(
    z.object({
      year: z.int(),
      gross: z.int(),
      fees: z.int(),
      withheld: z.int(),
      paid: z.int(),
      /** The year is not over yet. */
      isOpen: z.boolean(),
    }),
  ),
})

export type TaxesView = z.output<typeof taxesView>

export const showTaxes = endpoint({
  method: 'GET',
  path: '/api/taxes',
  audience: 'member',
  summary: 'Who you are taxed as, your VAT id, and the years with a tax document',
  reply: taxesView,
  errors: [],
})

export const saveTaxpayer = endpoint({
  method: 'PUT',
  path: '/api/taxes/taxpayer',
  audience: 'member',
  summary:
    'Who your payouts are taxed as; the number is checked by the form of its country and stored sealed',
  body: taxpayerForm,
  reply: taxesView,
  errors: [],
})

export const removeTaxpayer = endpoint({
  method: 'DELETE',
  path: '/api/taxes/taxpayer',
  audience: 'member',
  summary: 'Take your taxpayer details away',
  reply: taxesView,
  errors: [],
})

export const saveVat = endpoint({
  method: 'PUT',
  path: '/api/taxes/vat',
  audience: 'member',
  summary: 'Your VAT id, checked by form and checksum and stored sealed',
  body: vatForm,
  reply: taxesView,
  errors: [],
})

export const removeVat = endpoint({
  method: 'DELETE',
  path: '/api/taxes/vat',
  audience: 'member',
  summary: 'Take your VAT id away',
  reply: taxesView,
  errors: [],
})

export const showTaxDocument = endpoint({
  method: 'GET',
  path: '/api/taxes/documents/:year',
  audience: 'member',
  summary: 'The tax document of one year as PDF: what was paid to you, month by month, as the ledger has it',
  params: z.object({ year: z.string().regex(/^20\d\d$/, check('year_invalid')) }),
  limit: { max: 60, seconds: 60 },
  reply: fileView,
  errors: ['not_found'],
})
