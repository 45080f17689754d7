type Chunk = { file: string; css?: string[]; imports?: string[] }
/** vite's manifest of the browser's build; null in development, where vite serves the sources themselves. */
export type Manifest = Record<string, Chunk> | null

export type Assets = { styles: string[]; scripts: string[]; preloads: string[] }

const ENTRY = 'src/entry-client.tsx'

/** The files that a page needs for hydration: the entry, the page's own chunk, and what both import. */
export function assetsFor(manifest: Manifest, routeFile: string | null): Assets {
  if (manifest === null)
    return {
      styles: ['/src/ui/styles/theme.css'],
      scripts: ['/@vite/client', '/src/dev-preamble.js', `/${ENTRY}`],
      preloads: [],
    }
  const keys = new Set<string>()
  collect(manifest, ENTRY, keys)
  if (routeFile !== null) collect(manifest, sourceOf(manifest, routeFile), keys)
  const chunks = [...keys].map((key) => manifest[key]).filter((chunk) => chunk !== undefined)
  const entry = manifest[ENTRY]?.file
  return {
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
    scripts: entry ? [`/${entry}`] : [],
    preloads: chunks
      .map((chunk) => chunk.file)
      .filter((file) => file !== entry && file.endsWith('.js'))
      .map((file) => `/${file}`),
  }
}

function collect(manifest: Record<string, Chunk>, key: string, into: Set<string>): void {
  const chunk = manifest[key]
  if (into.has(key) || !chunk) return
  into.add(key)
  for (const dependency of chunk.imports ?? []) collect(manifest, dependency, into)
}

/** Pages with few visits are in folders of their own. */
function sourceOf(manifest: Record<string, Chunk>, file: string): string {
  const isOf = new RegExp(`^src/routes/(\\w+/)?${file}\\.tsx$`)
  return Object.keys(manifest).find((key) => isOf.test(key)) ?? ''
}
