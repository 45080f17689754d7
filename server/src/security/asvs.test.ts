import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const page = readFileSync(root('docs/security/asvs.md'), 'utf8')

/** ASVS 5.0.0: the level of each point of a section, in their order. */
const LEVELS: Record<string, string> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
}

const points = Object.entries(LEVELS).flatMap(([section, levels]) =>
  [...levels].map((level, n) => ({ number: `${section}.${n + 1}`, level })),
)
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([, number = '', level = '', asks = '', standing = '', shown = '']) => ({
    number,
    level,
    asks,
    standing,
    shown,
  }),
)
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+|[\w.-]+\.(?:json|md|ts))`/g)].map(([, path = '']) => path)

describe('the page about the standard', () => {
  it('has a row for every point of levels 1 and 2, of level 3 for authentication and sessions, and no other', () => {
    const asked = points.filter(({ number, level }) => level !== '3' || /^[67]\./.test(number))
    expect(asked).toHaveLength(266)
    expect(rows.map(({ number, level }) => ({ number, level }))).toEqual(asked)
  })

  it('names what shows a point, says why one does not apply, and what is missing where one is open', () => {
    for (const { number, standing, shown } of rows) {
      expect(['satisfied', 'not applicable', 'open'], number).toContain(standing)
      expect(shown.length, number).toBeGreaterThan(3)
    }
    const unshown = rows.filter(
      ({ standing, shown }) => standing === 'satisfied' && pathsIn(shown).length === 0,
    )
    expect(unshown.map(({ number }) => number)).toEqual(['3.7.1'])
  })

  it('counts right', () => {
    const count = (standing: string) => rows.filter((row) => row.standing === standing).length
    expect(page).toContain(
      `Of ${rows.length} points, ${count('satisfied')} are satisfied, ${count('not applicable')} do not apply, ${count('open')} are open.`,
    )
  })
})

describe('the pages about security', () => {
  it.each(['docs/security.md', 'docs/security/asvs.md', 'docs/threat-model.md', 'SECURITY.md'])(
    '%s names only what exists',
    (file) => {
      const text = readFileSync(root(file), 'utf8')
      const named = pathsIn(text).filter((path) =>
        /^(?:\.\/)?(?:domain|contract|server|web|e2e|docs|scripts)\/(?!dist\/)/.test(path),
      )
      expect(named.filter((path) => !existsSync(root(path)))).toEqual([])
      const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path)
      const folder = file.split('/').slice(0, -1).join('/')
      expect(links.filter((path) => !existsSync(root(`${folder}/${path}`)))).toEqual([])
    },
  )
})
