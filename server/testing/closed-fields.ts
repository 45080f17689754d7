/**
 * Strings of bodies that are no free text, by reason. A name counts anywhere as the last part of a field's
 * path.
 */
export const CLOSED_FIELDS: Record<string, string> = {
  email: 'an email address, checked as one',
  phone: 'a telephone number, read as one',
  'phones[]': 'a telephone number, read as one',
  password: 'a password: never shown',
  code: 'a code that is compared',
  token: 'a token that is compared, or that a processor made',
  refresh_token: 'a token that is compared',
  invitation: 'a token that is compared',
  'transports[]': 'made by the browser',
  clientSecret: 'a token that is compared',
  deviceId: 'made by the browser',
  ref: 'a referral code that is looked up',
  revision: 'a mark that we made',
  expectedTerms: 'a mark that we made',
  version: 'the version of a document of ours',
  query: 'what the identity provider put into the address',
  next: 'a path of ours',
  path: 'a path of ours',
  url: 'the address of a calendar, read and never shown to others',
  date: 'a day, checked as one',
  checkIn: 'a day, checked as one',
  checkOut: 'a day, checked as one',
  from: 'a day, checked as one',
  to: 'a day, checked as one',
  lastDay: 'a day, checked as one',
  timeZone: 'a time zone, checked as one',
  country: 'a country, checked as one',
  address: 'a postal address: its own field, shown when its time has come',
  line1: 'a postal address',
  line2: 'a postal address',
  city: 'a city, which the map must know where others see it',
  state: 'a state, which the map must know where others see it',
  region: 'a state or province',
  zip: 'a postal code',
  postalCode: 'a postal code',
  idNumber: 'the number of an identity document, sealed',
  taxId: 'a tax number, checked as one and sealed',
  number: 'a VAT id, checked as one and sealed',
  legalName: 'compared with the verified name',
}

/** Fields that are closed only there, by why. */
export const CLOSED_THERE: Record<string, string> = {
  'POST /api/admin/access-list text': 'a list of email addresses, read as one',
  'POST /api/admin/exports filters{key}': 'filters of a table, for the audit log alone',
  'POST /api/admin/exports filters{}': 'filters of a table, for the audit log alone',
  'POST /api/verification fullName': 'the name on an identity document, compared with it',
  'PUT /api/taxes/taxpayer name': 'the name of a taxpayer, sealed and printed on their own papers',
  'PUT /api/taxes/taxpayer signature': 'the name of a taxpayer, sealed and printed on their own papers',
  'PUT /api/taxes/vat name': 'the name of a taxpayer, sealed and printed on their own papers',
}

/** Roomtone's own words, which admins write for everyone: mailings, the announcement, the start page. */
export const ROOMTONES_OWN = [
  'POST /api/admin/mailings',
  'PUT /api/admin/mailings/:id',
  'PUT /api/admin/settings',
]
