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
  it('hold no words of their own: those stand in texts', () => {
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

  it('say the labels of the domain in the language of the page', () => {
    const bare = sourceFiles('web/src', (path) => !/\.texts(\.\w+)?\.ts$|structured-data/.test(path)).flatMap(
      (path) => {
        const found: string[] = []
        walk(path, (node, around, source) => {
          const isLabel =
            node.type === 'MemberExpression' &&
            node.computed &&
            /^[A-Z_]+_LABELS$/.test(String((node.object as { name?: unknown }).name))
          const parent = around.at(-1)
          const isSaid =
            parent?.type === 'CallExpression' && (parent.callee as { name?: unknown }).name === 'said'
          if (isLabel && !isSaid) found.push(`${path}:${source.slice(0, node.start).split('\n').length}`)
        })
        return found
      },
    )
    expect(bare).toEqual([])
  })
})
