import type { Sheet } from '../../../platform/documents/sheet.ts'
import type { PackParts } from '../pack/read-pack-parts.ts'
import { PACK_PAPERS } from './pack-papers.texts.ts'
import { packSheet } from './pack-sheet.ts'

const WORDS = PACK_PAPERS.crew

/** Names, roles, and who is a minor. How to reach them is the guest's to know. */
export function crewSheet(parts: PackParts): Sheet {
  const { crew, booking } = parts
  if (crew.length === 0) return packSheet(parts, WORDS.title, [{ kind: 'text', text: WORDS.nobody }])
  const minors = crew.filter(({ isMinor }) => isMinor).length
  return packSheet(parts, WORDS.title, [
    { kind: 'text', text: `${WORDS.intro(crew.length, booking.crew)} ${WORDS.minors(minors)}` },
    {
      kind: 'table',
      columns: [
        { name: WORDS.name, share: 0.45 },
        { name: WORDS.role, share: 0.4 },
        { name: WORDS.minor, share: 0.15 },
      ],
      rows: crew.map(({ name, role, isMinor }) => [name, role, isMinor ? PACK_PAPERS.yes : PACK_PAPERS.no]),
    },
  ])
}
