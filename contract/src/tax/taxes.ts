import { TAX_ID_MAX, TAX_ID_TYPES, TAXPAYER_KINDS } from '@roomtone/domain/tax/tax-id'
import { z } from 'zod'
import { fileView } from '../booking/booking-files.ts'
import { endpoint } from '../endpoint.ts'
import { instant } from '../fields.ts'
import { countryCode, postalAddress, shownAddress } from '../profile/postal-address.ts'

const NUMBER = 'Please enter the number'
const NAME = 'Please enter a name'
const number = z.string({ error: NUMBER }).trim().min(1, NUMBER).max(TAX_ID_MAX, 'This number is too long')
const name = z.string({ error: NAME }).trim().min(1, NAME).max(120, 'Name too long')

export const taxpayerForm = z.object({
  kind: z.enum(TAXPAYER_KINDS, { error: 'Please choose individual or business' }),
  country: countryCode,
  name,
  taxId: number,
  address: postalAddress,
  certified: z.literal(true, { error: 'Please certify that this is true' }),
  /** Typed by hand, instead of a signature. */
  signature: name,
})

/** `country` comes from a list; which countries have one is known to whoever checks it. */
export const vatForm = z.object({
  country: z.string({ error: 'Please choose a country' }).length(2, 'Please choose a country'),
  number,
  name,
  address: postalAddress,
})

/** Of numbers no more than their end ever comes back. */
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
  params: z.object({ year: z.string().regex(/^20\d\d$/, "This isn't a valid year") }),
  limit: { max: 60, seconds: 60 },
  reply: fileView,
  errors: ['not_found'],
})
