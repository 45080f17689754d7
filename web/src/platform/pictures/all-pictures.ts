import type { PictureShape } from '../../ui/picture.tsx'
import { type PackagedEntry, packaged } from './packaged.ts'
// As text it is a module of its own: as JSON, all entries would land in the chunk of the few that pages name.
import text from './pictures.json?raw'

type Entries = Omit<typeof import('./pictures.json'), 'sizes' | 'default'>

const entries: Entries = JSON.parse(text)

/** Any picture of the packaged set. Only for what loads on its own. */
export function packagedEntry(name: string): PackagedEntry | undefined {
  return (entries as Record<string, PackagedEntry | undefined>)[name]
}

/** Several of them. Only for what loads on its own. */
export function packagedPictures(...names: (keyof Entries)[]): PictureShape[] {
  return names.map((name) => packaged(entries[name]))
}
