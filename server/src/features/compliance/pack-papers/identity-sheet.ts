import type { Block, Sheet } from '../../../platform/documents/sheet.ts'
import { wordsIn } from '../../../platform/documents/words.ts'
import type { PackParts } from '../pack/read-pack-parts.ts'
import { PROVIDER_WORDS } from '../release/release-pdf.texts.ts'
import { PACK_PAPERS } from './pack-papers.texts.ts'
import { packSheet } from './pack-sheet.ts'

const WORDS = PACK_PAPERS.identity
const { timeIn } = wordsIn('en')

/** As the release names them, under the booking's own key: an account that was closed since takes nothing away. */
export function identitySheet(parts: PackParts): Sheet {
  return packSheet(parts, WORDS.title, [
    { kind: 'text', text: WORDS.intro },
    ...attestation(parts, 'host'),
    ...attestation(parts, 'guest'),
  ])
}

function attestation(parts: PackParts, side: 'guest' | 'host'): Block[] {
  const { legalName, provider, verifiedOn } = parts.current.body.facts[side]
  const isVerified = verifiedOn !== '' || parts.isVerified[side]
  return [
    { kind: 'heading', text: PACK_PAPERS.sides[side] },
    {
      kind: 'facts',
      facts: [
        [WORDS.name, legalName],
        [WORDS.result, isVerified ? WORDS.verified : WORDS.missing],
        [WORDS.provider, PROVIDER_WORDS[provider] ?? (provider || WORDS.unknown)],
        [WORDS.date, verifiedOn || WORDS.unknown],
        ...signedBy(parts, side),
      ],
    },
  ]
}

function signedBy({ releases, booking }: PackParts, side: 'guest' | 'host'): [string, string][] {
  return releases.flatMap(({ row, signatures }) =>
    signatures
      .filter(({ party }) => party === side)
      .map(({ signedAt, details }): [string, string] => [
        WORDS.signed(row.version),
        WORDS.rests(timeIn(signedAt, booking.time_zone), details.legalName),
      ]),
  )
}
