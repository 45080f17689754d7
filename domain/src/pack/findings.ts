/** What a check of a pack found, for page and command alike. The first is the one to show. */
export type PackProblem =
  | { what: 'container'; detail: string }
  | { what: 'passphrase' }
  | { what: 'unknown_key'; key: string }
  | { what: 'key_life'; key: string; asOf: string }
  | { what: 'signature' }
  | { what: 'file_changed'; path: string }
  | { what: 'file_missing'; path: string }
  | { what: 'file_unlisted'; path: string }
  | { what: 'chain'; seq: number }

export type PackFacts = {
  booking: string
  invoice: string | null
  status: 'missing_docs' | 'complete'
  asOf: string
  key: string
  events: number
  files: { path: string; bytes: number }[]
}

export type PackFindings = { problems: PackProblem[]; facts: PackFacts | null }
