import { join } from 'node:path'
import { COMPILED_FOLDER } from '../folders.ts'

export type ThreadName = 'feeds/calendar-thread' | 'documents/drawing-thread'

/** A thread starts from a compiled file; tests, which run the sources, build one. */
export async function threadFile(name: ThreadName): Promise<string> {
  return join(COMPILED_FOLDER, 'platform', `${name}.js`)
}
