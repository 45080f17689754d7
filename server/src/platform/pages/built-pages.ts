import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@roomtone/texts/languages'
import { WEB_FOLDER } from '../folders.ts'
import { StartupError } from '../startup-error.ts'
import type { Edition, Inline, Pages, Render } from './register-pages.ts'

const clientFolder = join(WEB_FOLDER, 'dist/client')

/** Loads the render bundles as files: the server never imports the web workspace. */
export async function loadBuiltPages(): Promise<Pages> {
  const editions = new Map<Language, Promise<Edition>>()
  const editionIn = (language: Language) => {
    const known = editions.get(language) ?? loadEdition(language)
    editions.set(language, known)
    return known
  }
  // A start shows right away whether it was built; the other languages load with their first reader.
  const { inline } = await editionIn('en')
  const hash = createHash('sha256')
    .update(inline?.boot ?? '')
    .digest('base64')
  return { clientFolder, editionIn, bootHash: `sha256-${hash}` }
}

async function loadEdition(language: Language): Promise<Edition> {
  const bundle = join(WEB_FOLDER, 'dist/server', language, 'entry-server.js')
  if (!existsSync(bundle))
    throw new StartupError('The pages have not been built yet. Please run npm run build first.')
  const { render } = (await import(pathToFileURL(bundle).href)) as { render: Render }
  const manifest: Manifest = JSON.parse(
    await readFile(join(clientFolder, `.vite/manifest.${language}.json`), 'utf8'),
  )
  return { manifest, render, inline: await readInline(manifest) }
}

type Manifest = Record<string, { file: string; css?: string[] }>

/** The first paint waits for the styles and for boot.ts: they come with the page. */
async function readInline(manifest: Manifest): Promise<Inline> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
  const styles: Record<string, string> = {}
  for (const file of files) styles[`/${file}`] = await readFile(join(clientFolder, file), 'utf8')
  const boot = manifest['src/boot.ts']
  if (!boot) throw new StartupError('The pages were built without src/boot.ts. Please run npm run build.')
  // In a function: what the build calls its variables must not become names of the page.
  return { boot: `(()=>{${await readFile(join(clientFolder, boot.file), 'utf8')}})()`, styles }
}
