import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SKIPPED = new Set(['node_modules', 'dist', 'generated', 'data', '.cache', '.git', 'public'])

export type SourceFile = { path: string; text: string; lines: number; imports: string[]; needs: string[] }

/**
 * Every file we wrote under these folders of the repository, with its imports, and which of those it needs at
 * run time.
 */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) => filesUnder(join(ROOT, folder))).map(readSource)
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesUnder(path)
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : []
  })
}

function readSource(file: string): SourceFile {
  const text = readFileSync(file, 'utf8')
  const path = relative(ROOT, file)
  const read = (source: string) => importsOf(source).map((name) => resolve(path, name))
  return {
    path,
    text,
    lines: text.split('\n').length - 1,
    imports: read(text),
    needs: read(withoutTypes(text)),
  }
}

function withoutTypes(text: string): string {
  return text.replace(/^(?:import|export) type [^'"]*['"][^'"]+['"]/gm, '')
}

/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`. */
export function importsOf(text: string): string[] {
  const statement = /^\s*(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*['"]([^'"]+)['"]/gm
  const call = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g
  return [...text.matchAll(statement), ...text.matchAll(call)].map((match) => match[1] ?? '')
}

/** Relative imports become paths from the root of the repository; packages keep their names. */
function resolve(importer: string, name: string): string {
  return name.startsWith('.') ? join(dirname(importer), name) : name
}
