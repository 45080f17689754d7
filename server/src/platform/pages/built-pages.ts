import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StartupError } from '../startup-error.ts'
import { type Pages, type Render, WEB_FOLDER } from './register-pages.ts'

/** Loads the render bundle as a file: the server never imports the web workspace. */
export async function loadBuiltPages(): Promise<Pages> {
  const bundle = join(WEB_FOLDER, 'dist/server/entry-server.js')
  if (!existsSync(bundle))
    throw new StartupError('The pages have not been built yet. Please run npm run build first.')
  const { render } = (await import(pathToFileURL(bundle).href)) as { render: Render }
  const clientFolder = join(WEB_FOLDER, 'dist/client')
  const manifest: unknown = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8'))
  return { clientFolder, manifest, render }
}
