import type { CancellationStep } from '../cancellation/steps.ts'

/** Everything a release is written from, as plain values: the same facts give the same words, and the same hash. */
export type ReleaseFacts = {
  booking: string
  /** The number that people quote: RT-2026-1A2B3C4D. */
  reference: string
  /** Legal names as they were verified. */
  guest: { legalName: string; provider: string; verifiedOn: string }
  host: { legalName: string; provider: string; verifiedOn: string }
  space: {
    title: string
    address: string
    areasIn: string
    areasOut: string
    /** By name, where the house is divided: what the production has alone, and what it shares. */
    areas?: { own: string[]; shared: string[] }
  }
  production: { title: string; kind: string; purpose: string; crew: number; involves: string[] }
  /** Instants and the zone they are told in. */
  startsAt: string
  endsAt: string
  timeZone: string
  /** Cents. */
  fee: number
  houseRules: { title: string; body: string }[]
  cancellation: string
  /** As they were agreed to; absent from bookings made before they could change. */
  cancellationSteps?: readonly CancellationStep[]
  insurance: { least: number } | null
  permit: boolean
}

/** What is signed: a title and numbered sections. Its canonical text is what the hash is made of. */
export type ReleaseText = {
  title: string
  template: string
  sections: { heading: string; paragraphs: string[] }[]
}
