/** The text of a printed release around the words that are signed. */
export const RELEASE_PAPER = {
  title: 'Location release',
  footer: (version: number) =>
    `Location release, version ${version}. Kept by Roomtone, which is not a party to it.`,
  version: 'Version',
  issued: 'Issued',
  replaced: 'Replaced by a later version',
  template: 'Template',
  hash: 'SHA-256',
  of: 'Signed text',
  signatures: 'Signatures',
  hashed:
    'Each signature was given for exactly the text above. The hash next to it is the hash of that text. Network addresses are shortened here and kept in full with the record.',
  parties: { guest: 'The guest', host: 'The host' },
  missing: 'Not signed.',
  legalName: 'Legal name, as verified',
  typedName: 'Typed name',
  signedAt: 'Signed',
  from: 'Network address',
  identity: 'Identity',
  consent: 'Consent to sign electronically',
  verified: (provider: string, day: string) =>
    ['Verified', ...(provider ? [`by ${provider}`] : []), ...(day ? [`on ${day}`] : [])].join(' '),
  drawnBy: (name: string) => `Signature drawn by ${name}`,
} as const

export const PROVIDER_WORDS: Record<string, string> = {
  stripe: 'Stripe Identity',
  manual: 'a person at Roomtone',
  mock: 'the Roomtone demo check',
}
