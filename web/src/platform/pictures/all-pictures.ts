import type { PictureShape } from '../../ui/picture.tsx'
import { type PackagedEntry, packaged } from './packaged.ts'
// Imported as text it becomes its own module: as JSON, all entries would land in the chunk of the few that
// pages name.
import text from './pictures.json?raw'

type Entries = Omit<typeof import('./pictures.json'), 'sizes' | 'default'>

const entries: Entries = JSON.parse(text)

/** Any picture of the packaged set. Only for code that is loaded separately. */
export function packagedEntry(name: string): PackagedEntry | undefined {
  return (entries as Record<string, PackagedEntry | undefined>)[name]
}

/** Several of them. Only for code that is loaded separately. */
export function packagedPictures(...names: (keyof Entries)[]): PictureShape[] {
  return names.map((name) => packaged(entries[name]))
}
