import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type SourceFile, sourceFiles } from '../testing/source-files.ts'
import { FEATURE_RANKS } from './features/ranks.ts'

const ROOT = new URL('../../', import.meta.url)
const web = sourceFiles('web/src').filter((file) => !/\.test\.tsx?$/.test(file.path))
const ranks: Record<'parts' | 'admin', Record<string, number>> = JSON.parse(
  readFileSync(new URL('web/src/parts/ranks.json', ROOT), 'utf8'),
)

/** Who may import whom: every layer imports itself and the ones below. */
const LAYERS = ['ui', 'platform', 'parts', 'features', 'shell', 'routes'] as const
/** The back office is built from parts, as features are. */
const layerOf = (path: string) => {
  const folder = /^web\/src\/([^/]+)\//.exec(path)?.[1]
  return LAYERS.indexOf((folder === 'admin' ? 'features' : folder) as (typeof LAYERS)[number])
}

type Unit = { layer: 'parts' | 'features' | 'admin'; name: string }
function unitOf(path: string): Unit | null {
  const match = /^web\/src\/(parts|features|admin)\/([^/]+)\//.exec(path)
  return match ? ({ layer: match[1], name: match[2] } as Unit) : null
}

function breaches(isBreach: (imported: string, file: SourceFile) => boolean): string[] {
  return web.flatMap((file) =>
    file.imports
      .filter((imported) => imported.startsWith('web/src/') && isBreach(imported, file))
      .map((imported) => `${file.path} imports ${imported}`),
  )
}

const foldersIn = (path: string) =>
  readdirSync(new URL(path, ROOT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()

describe('the walls of the web', () => {
  it('finds the sources', () => {
    expect(web.length).toBeGreaterThan(500)
    expect(unitOf('web/src/parts/money/number-field.tsx')).toEqual({ layer: 'parts', name: 'money' })
  })

  it('no layer imports one above it', () => {
    const isUp = (imported: string, file: SourceFile) =>
      layerOf(file.path) >= 0 && layerOf(imported) > layerOf(file.path)
    // The platform draws toasts and pictures with the design system, which is below it.
    expect(breaches(isUp)).toEqual([])
  })

  it('a feature imports no other feature: what two of them need is a part, and routes put features together', () => {
    const isAcross = (imported: string, file: SourceFile) => {
      const [from, to] = [unitOf(file.path), unitOf(imported)]
      if (!from || !to || from.layer === 'parts' || to.layer === 'parts') return false
      if (from.layer === 'admin' && to.layer === 'admin') return false
      return from.layer !== to.layer || from.name !== to.name
    }
    expect(breaches(isAcross)).toEqual([])
  })

  it.each(['parts', 'admin'] as const)('%s import each other downwards, by rank', (layer) => {
    expect(Object.keys(ranks[layer]).sort()).toEqual(foldersIn(`web/src/${layer}/`))
    const isUp = (imported: string, file: SourceFile) => {
      const [from, to] = [unitOf(file.path), unitOf(imported)]
      if (from?.layer !== layer || to?.layer !== layer || from.name === to.name) return false
      return !((ranks[layer][to.name] ?? Number.NaN) < (ranks[layer][from.name] ?? Number.NaN))
    }
    expect(breaches(isUp)).toEqual([])
  })
})

describe('one noun per feature', () => {
  const nouns = Object.keys(FEATURE_RANKS)

  it('the contract calls a feature what the server calls it', () => {
    expect(foldersIn('contract/src/').filter((name) => !nouns.includes(name))).toEqual([])
  })

  it('so does the web', () => {
    expect(foldersIn('web/src/features/').filter((name) => !nouns.includes(name))).toEqual([])
  })
})
