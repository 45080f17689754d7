import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const WEB = fileURLToPath(new URL('..', import.meta.url))
/** `rounded-l` and `rounded-s` are our large and small radius, not sides. */
const PHYSICAL =
  /(?<=["'`\s:!])-?(?:[mp][lr]|left|right)-[\d[][^\s"'`]*|\btext-(?:left|right)\b|\b(?:padding|margin|border)(?:Left|Right)\b/g

it('names start and end in styles, so that pages mirror for languages that read from right to left', () => {
  const files = readdirSync(WEB, { recursive: true })
    .map(String)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((path) => {
    const text = readFileSync(join(WEB, path), 'utf8')
    return [...text.matchAll(PHYSICAL)].map(([name]) => `${path}: ${name}`)
  })
  expect(found).toEqual([])
})
