import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importsOf, type SourceFile, sourceFiles } from '../testing/source-files.ts'
import { FEATURE_RANKS } from './features/ranks.ts'

const server = sourceFiles('server/src')
const domain = sourceFiles('domain/src')
const contract = sourceFiles('contract/src')
const web = sourceFiles('web/src')
const ours = [...server, ...domain, ...contract, ...web, ...sourceFiles('server/testing', 'e2e', 'scripts')]

const isTest = (file: SourceFile) => /\.test\.tsx?$/.test(file.path)
const code = (files: SourceFile[]) => files.filter((file) => !isTest(file))

/** Every import that breaks a rule, as `who imports what`. */
function breaches(files: SourceFile[], isBreach: (imported: string, file: SourceFile) => boolean): string[] {
  return files.flatMap((file) =>
    file.imports
      .filter((imported) => isBreach(imported, file))
      .map((imported) => `${file.path} imports ${imported}`),
  )
}

const FEATURE = /^server\/src\/features\/([^/]+)\//
const featureOf = (path: string) => FEATURE.exec(path)?.[1] ?? null
const rankOf = (feature: string) => (FEATURE_RANKS as Record<string, number>)[feature] ?? Number.NaN

describe('reading imports', () => {
  it('sees every way of importing', () => {
    const text = [
      "import { a } from './a.ts'",
      "import type { b } from 'b'",
      "import './c.css'",
      "export { d } from './d.ts'",
      "import {\n  e,\n} from 'e'",
      "const f = await import('./f.ts')",
      'const g = "from \'nowhere\'"',
    ].join('\n')
    expect(importsOf(text)).toEqual(['./a.ts', 'b', './c.css', './d.ts', 'e', './f.ts'])
  })

  it('finds the sources', () => {
    expect(server.length).toBeGreaterThan(100)
    expect(domain.length).toBeGreaterThan(5)
    expect(contract.length).toBeGreaterThan(20)
  })
})

describe('the walls', () => {
  it('the domain leans on nothing but the list of languages', () => {
    const allowed = /^(domain\/src\/|@roomtone\/texts\/languages$)/
    expect(breaches(code(domain), (imported) => !allowed.test(imported))).toEqual([])
  })

  it('the contract leans on the domain, zod, the languages and the types of texts only', () => {
    const allowed = /^(contract\/src\/|@roomtone\/domain\/|@roomtone\/texts\/(?:checks|languages)$|zod$)/
    expect(breaches(code(contract), (imported) => !allowed.test(imported))).toEqual([])
  })

  it('server and web never import each other', () => {
    expect(breaches(server, (imported) => /^(web\/|@roomtone\/web)/.test(imported))).toEqual([])
    expect(breaches(web, (imported) => /^(server\/|@roomtone\/server)/.test(imported))).toEqual([])
  })

  it('the platform knows no feature', () => {
    const platform = server.filter((file) => file.path.startsWith('server/src/platform/'))
    expect(breaches(code(platform), (imported) => featureOf(imported) !== null)).toEqual([])
  })

  it('only the shell builds the server: features and platform do not reach up to it', () => {
    const shell =
      /^server\/src\/(app|main|start|open-roomtone|build-deps|welcome)\.ts$|^server\/src\/(demo|tasks)\//
    const inside = server.filter((file) => /^server\/src\/(features|platform)\//.test(file.path))
    expect(breaches(code(inside), (imported) => shell.test(imported))).toEqual([])
  })

  it('every feature has a rank, and no rank is left over', () => {
    const folders = readdirSync(new URL('./features/', import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
    expect(Object.keys(FEATURE_RANKS).sort()).toEqual(folders.sort())
  })

  it('a feature reaches another through its entry.ts, and only downwards', () => {
    const features = server.filter((file) => featureOf(file.path) !== null)
    const isBreach = (imported: string, file: SourceFile) => {
      const [from, to] = [featureOf(file.path) ?? '', featureOf(imported)]
      if (to === null || to === from) return false
      return !imported.endsWith('/entry.ts') || !(rankOf(to) < rankOf(from))
    }
    expect(breaches(code(features), isBreach)).toEqual([])
  })

  it('SQL lives in stores', () => {
    const sql = /\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/
    const outside = code(server).filter(
      (file) => featureOf(file.path) !== null && !file.path.endsWith('.store.ts'),
    )
    expect(outside.filter((file) => sql.test(file.text)).map((file) => file.path)).toEqual([])
  })

  it('every limit of a feature is in its limits.ts, which docs/endpoints.md lists', () => {
    const limit = /\bname: '[^']+', max: \d/
    const elsewhere = code(server).filter(
      ({ path, text }) => featureOf(path) !== null && limit.test(text) && !/[/-]limits\.ts$/.test(path),
    )
    expect(elsewhere.map(({ path }) => path)).toEqual([])
  })

  it('nothing gets into the audit log past the list of what it can say', () => {
    const writes = /insertInto\('audit_log'\)|insert into audit_log/
    const writers = code(server).filter((file) => writes.test(file.text))
    expect(writers.map((file) => file.path)).toEqual([
      'server/src/demo/seeds/write-past-bookings.ts',
      'server/src/platform/records/records.store.ts',
    ])
    expect(writers.filter((file) => !file.text.includes('AuditAction')).map((file) => file.path)).toEqual([])
  })

  it('there are no barrels, no default exports, and no file above 400 lines', () => {
    expect(ours.filter((file) => /^export \* /m.test(file.text)).map((file) => file.path)).toEqual([])
    const withDefault = [...server, ...domain, ...contract, ...web].filter((file) =>
      /^export default/m.test(file.text),
    )
    expect(withDefault.map((file) => file.path)).toEqual([])
    expect(ours.filter((file) => file.lines > 400).map((file) => `${file.path}: ${file.lines}`)).toEqual([])
  })

  it('no circle of imports, of types either', () => {
    expect(findCircle([...code(server), ...code(domain), ...code(contract)])).toBeNull()
    const withTypes = code(server).map((file) => ({ ...file, needs: file.imports }))
    expect(findCircle(withTypes)).toBeNull()
  })

  it('no two folders of the platform lean on each other', () => {
    const folderOf = (path: string) => /^server\/src\/platform\/([^/]+)\//.exec(path)?.[1] ?? ''
    const pairs = new Set(
      code(server).flatMap((file) =>
        file.imports.map((imported) => `${folderOf(file.path)} ${folderOf(imported)}`),
      ),
    )
    const mutual = [...pairs].filter((pair) => {
      const [from, to] = pair.split(' ')
      return from && to && from < to && pairs.has(`${to} ${from}`)
    })
    expect(mutual).toEqual([])
  })

  it('tests and their helpers stay out of what is shipped', () => {
    const shipped = code([...server, ...domain, ...contract, ...web])
    expect(breaches(shipped, (imported) => /^server\/testing\/|\.test\.ts|^vitest/.test(imported))).toEqual(
      [],
    )
  })
})

function findCircle(files: SourceFile[]): string | null {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const done = new Set<string>()
  const visit = (path: string, trail: string[]): string | null => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path].join(' -> ')
    if (done.has(path)) return null
    for (const imported of byPath.get(path)?.needs ?? []) {
      const circle = visit(imported, [...trail, path])
      if (circle) return circle
    }
    done.add(path)
    return null
  }
  for (const path of byPath.keys()) {
    const circle = visit(path, [])
    if (circle) return circle
  }
  return null
}
