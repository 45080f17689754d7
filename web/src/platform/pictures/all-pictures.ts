import type { PackagedEntry } from './packaged.ts'
// As text it is a module of its own: as JSON, all entries would land in the chunk of the few that pages name.
import text from './pictures.json?raw'

const entries = JSON.parse(text) as Record<string, PackagedEntry | undefined>

/** Any picture of the packaged set. Only for what loads on its own. */
export function packagedEntry(name: string): PackagedEntry | undefined {
  return entries[name]
}
