import type { FileRow } from '../packet/packet.store.ts'

const ENDINGS = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' } as const
const LONGEST = 60

/** The path of each file in the pack, in the same order: by kind, numbered as they came. */
export function filePaths(files: readonly FileRow[]): Map<string, string> {
  const seen = new Map<string, number>()
  return new Map(
    files.map((file) => {
      const number = (seen.get(file.kind) ?? 0) + 1
      seen.set(file.kind, number)
      return [file.id, `files/${file.kind}-${String(number).padStart(2, '0')}-${plainName(file)}`]
    }),
  )
}

/** Letters that every system and every unpacker writes the same way; the papers have the original name. */
function plainName({ name, mediaType }: FileRow): string {
  const plain = name
    .replace(/\.[a-z]+$/i, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
  return `${plain === '' ? 'file' : plain}.${ENDINGS[mediaType]}`
}
