import { guardPage, type Visitor } from '@roomtone/domain/access/page-guard'
import { isPublicAddress } from '@roomtone/domain/account/addresses'
import { describe, expect, it } from 'vitest'
import { featuredSpaces } from '../features/site/landing/featured-spaces.ts'
import { titleOfFile } from './document.ts'
import { FOOTER_COLUMNS } from './footer/footer-links.ts'
import { EXAMPLES, fileOf, PAGES } from './pages.ts'

describe('the examples', () => {
  it('have an address each', () => {
    expect(EXAMPLES).toEqual(featuredSpaces.map(({ id }) => id))
  })
})

const MODULES = import.meta.glob<string>('../routes/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const fileNameOf = (path: string) => path.replace(/.*\/|\.tsx$/g, '')

describe('every address', () => {
  it.each(Object.entries(PAGES))('%s has a module that draws it', (path, page) => {
    const file = page.file ?? fileOf(path)
    expect(Object.keys(MODULES).map(fileNameOf)).toContain(file)
  })

  it.each(Object.entries(MODULES))('%s brings the title that the server gives its page', (path, source) => {
    const name = /export \{ (\w+) as title \} from '@roomtone\/texts\/shell\/titles'/.exec(source)?.[1] ?? ''
    expect(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).toBe(fileNameOf(path))
    expect(titleOfFile(fileNameOf(path))).toMatch(/\p{L}/u)
  })
})

describe('a page', () => {
  it.each(Object.entries(PAGES))(
    '%s has an address in each language if everyone may open it',
    (path, page) => {
      expect(isPublicAddress(path)).toBe(page.render === 'server')
    },
  )
})

const members: Visitor[] = (['creator', 'host', 'admin'] as const).map((role) => ({
  roles: [role],
  hasNames: true,
  hasCommitted: true,
  isVerified: true,
}))

describe('the footer', () => {
  const links = FOOTER_COLUMNS.flatMap(({ links }) => links.map(({ label, to }) => [label, to]))
  it.each(links)('%s leads every member to %s, and not home', (_, to = '') => {
    const { pathname } = new URL(to, 'https://roomtone.test')
    const rule = PAGES[pathname]?.rule
    for (const visitor of members) expect(guardPage(rule ?? 'landing', visitor, to)).toEqual({ go: 'stay' })
  })
})
