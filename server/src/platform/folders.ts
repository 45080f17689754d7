import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Found by its content: once bundled, this file is somewhere else than its source. */
function serverFolder(): URL {
  let folder = new URL('.', import.meta.url)
  while (!existsSync(new URL('migrations', folder))) {
    const above = new URL('..', folder)
    if (above.href === folder.href) throw new Error('The folder of the migrations cannot be found')
    folder = above
  }
  return folder
}

const SERVER = serverFolder()

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('migrations/', SERVER))
export const FONTS_FOLDER = fileURLToPath(new URL('fonts/', SERVER))
/** Compiled, file by file: a thread loads little, and the bundle is all or nothing. */
export const COMPILED_FOLDER = fileURLToPath(new URL('dist/', SERVER))
export const WEB_FOLDER = fileURLToPath(new URL('../web/', SERVER))
