import { join } from 'node:path'
import { COMPILED_FOLDER } from '../folders.ts'

export type ThreadName = 'feeds/calendar-thread' | 'documents/drawing-thread'

/** A thread begins with a file of its own; tests, which run the sources, make one of them. */
export async function threadFile(name: ThreadName): Promise<string> {
  return join(COMPILED_FOLDER, 'platform', `${name}.js`)
}
