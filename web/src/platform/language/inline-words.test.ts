import { describe, expect, it } from 'vitest'
import { sourceFiles, textOf, walk } from './find-sentences.fixture.ts'

/** The name is the same everywhere; legal texts and help stay English. */
const ALLOWED = new Set(['Roomtone', 'PDF'])
const ENGLISH_ONLY = /^web\/src\/features\/site\/(legal|help)\//
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'alt',
  'label',
  'hint',
  'description',
  'pendingText',
])

const pages = sourceFiles('web/src', (path) => path.endsWith('.tsx') && !ENGLISH_ONLY.test(path))

describe('components', () => {
  it('hold no words of their own: those are in texts', () => {
    const found = pages.flatMap((path) => {
      const words: string[] = []
      walk(path, (node, around, source) => {
        const attribute = around.at(-1)
        const isSpoken =
          attribute?.type === 'JSXAttribute' &&
          SPOKEN.has(String((attribute.name as { name?: unknown }).name))
        const text = node.type === 'JSXText' ? String(node.value).trim() : isSpoken ? textOf(node) : null
        if (text && /\p{L}/u.test(text) && !ALLOWED.has(text))
          words.push(`${path}:${source.slice(0, node.start).split('\n').length}: ${text}`)
      })
      return words
    })
    expect(pages.length).toBeGreaterThan(200)
    expect(found).toEqual([])
  })

  it('take labels from catalogs, not from the domain', () => {
    const found = sourceFiles('web/src', () => true).filter((path) => {
      const names: unknown[] = []
      walk(path, (node) => node.type === 'Identifier' && names.push(node.name))
      return names.some((name) => /^[A-Z]+(_[A-Z]+)*_LABELS$/.test(String(name)))
    })
    expect(found).toEqual([])
  })
})
