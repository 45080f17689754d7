import type { Block, Sheet } from '../../../platform/documents/sheet.ts'
import { wordsIn } from '../../../platform/documents/words.ts'
import type { PackParts } from '../pack/read-pack-parts.ts'
import type { FileRow } from '../packet/packet.store.ts'
import { problemsOf } from '../packet/refresh-packet.ts'
import { filePaths } from './file-paths.ts'
import { PACK_PAPERS } from './pack-papers.texts.ts'
import { packSheet } from './pack-sheet.ts'

const WORDS = PACK_PAPERS.condition
const { money, timeIn } = wordsIn('en')
const KINDS = ['before', 'after', 'insurance', 'permit'] as const

/** Every file with its hash, who uploaded it, and whether the other side agreed. */
export function conditionSheet(parts: PackParts): Sheet {
  const paths = filePaths(parts.files)
  return packSheet(parts, WORDS.title, [
    { kind: 'text', text: WORDS.intro },
    ...KINDS.flatMap((kind): Block[] => {
      const files = parts.files.filter((file) => file.kind === kind)
      const listed = files.map((file): Block => ({ kind: 'facts', facts: factsOf(parts, file, paths) }))
      return [
        { kind: 'heading', text: WORDS.headings[kind] },
        ...(listed.length === 0 ? [{ kind: 'text', text: WORDS.none } as const] : listed),
      ]
    }),
  ])
}

function factsOf(parts: PackParts, file: FileRow, paths: Map<string, string>): [string, string][] {
  const zone = parts.booking.time_zone
  return [
    [WORDS.file, paths.get(file.id) ?? ''],
    [WORDS.name, file.name],
    [WORDS.by, PACK_PAPERS.sides[file.party]],
    [WORDS.at, timeIn(file.createdAt, zone)],
    [WORDS.hash, file.sha256.toString('hex')],
    ...(file.kind === 'before' || file.kind === 'after' ? [countersigned(file, zone)] : []),
    ...certificateFacts(parts, file),
  ]
}

function countersigned({ party, countersignedAt }: FileRow, zone: string): [string, string] {
  const other = PACK_PAPERS.sides[party === 'guest' ? 'host' : 'guest']
  return [
    WORDS.countersigned,
    countersignedAt ? WORDS.by_at(other, timeIn(countersignedAt, zone)) : WORDS.not,
  ]
}

/** As the guest read it off the certificate. */
function certificateFacts({ shoot }: PackParts, file: FileRow): [string, string][] {
  const { validFrom, validUntil, limit } = file.facts
  const problems = problemsOf(file, shoot)
  if (!problems || !validFrom || !validUntil || !limit) return []
  return [
    [WORDS.cover, WORDS.from_until(validFrom, validUntil)],
    [WORDS.limit, money(limit)],
    [
      WORDS.fits,
      problems.length === 0 ? PACK_PAPERS.yes : problems.map((one) => WORDS.problems[one]).join('; '),
    ],
  ]
}
