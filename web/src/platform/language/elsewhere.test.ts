import { expect, it } from 'vitest'
import { type Literal, literalsOf, namesAround, sourceFiles } from './find-sentences.fixture.ts'
import { isSentence, refusals } from './spoken.fixture.ts'

/** The places where English is right outside of the catalogs. */
const EXCEPTIONS: readonly (readonly [path: RegExp, why: string])[] = [
  [/^domain\/src\/compliance\//, 'the release, which is in English, and what is signed with it'],
  [/^server\/src\/features\/compliance\/(?:pack-papers|release)\//, 'papers of the pack, in English'],
  [/^web\/src\/features\/site\/(?:legal|help|figures)\//, 'terms, privacy and help, in English'],
  [/^web\/src\/features\/site\/landing\//, 'spaces of the specification'],
  [/^domain\/src\/settings\/showcase\.ts$/, 'spaces of the specification'],
  [/^domain\/src\/(?:geo|listing)\//, 'stored values, which labels name'],
  [/^server\/src\/platform\/(?:geocoder|documents\/sheet\.ts)/, 'names of countries and places'],
  [/^domain\/src\/account\/former-member\.ts$/, 'what replaces an erased name; `say-former.ts` says it'],
  [/^server\/src\/platform\/moderation\//, 'patterns that find what people write'],
  [/^server\/src\/platform\/(?:db|live|feeds|mail|pages|http)\//, 'drivers, protocols, metrics and API docs'],
  [/^server\/src\/features\/(?:photo|profile|sitemap|site)\//, 'files, robots.txt and security.txt'],
  [/^server\/src\/(?:welcome|start|open-roomtone)\.ts$/, 'the terminal of the operator'],
  [/^server\/src\/features\/audit\/verify-\w+\.ts$/, 'the terminal of the operator'],
  [/^server\/src\/features\/people\/what-is-shown\.ts$/, 'names of endpoints'],
  [/^server\/src\/platform\/payments\/simulated-payments\.ts$/, 'the bank of the demo'],
  [/^web\/src\/(?:ui\/glyphs\.tsx|shell\/error-from-server\.ts)$/, 'drawings, and the status of an answer'],
  [/^web\/src\/platform\/(?:language\/reader|uploads\/upload)\.ts$/, 'a cookie, and errors for logs'],
]

/** For logs, or not text for people at all; refusals are checked separately. */
const NOT_SAID =
  /^(?:\w*(?:Error|Misuse|Unreachable|Refused|Away|Pdf)|tagged|query|say|warn|info|error|debug|progress|cx)\(\)$/
/** Classes of styles, which begin with a value. */
const CLASSES = /^\{\d\}(?:-\w+)?(?: (?:\{\d\})?[\w:!]*-\S+)+$/

const isThrown = ({ around }: Literal) => around.some(({ type }) => type === 'ThrowStatement')

it('leaves no sentence in a refusal: catalogs have the words, in every language', () => {
  const found = refusals()
  expect(found.length).toBeGreaterThan(300)
  expect(found.filter(isSentence).map(({ path, line, text }) => `${path}:${line}: ${text}`)).toEqual([])
})

it('leaves English outside of the catalogs only where it belongs', () => {
  const folders = ['domain/src', 'server/src', 'web/src']
  const sentences = folders
    .flatMap((folder) => sourceFiles(folder, (path) => !/^server\/src\/(?:demo|tasks)\//.test(path)))
    .flatMap(literalsOf)
    .filter((one) => isSentence(one) && !CLASSES.test(one.text) && !isThrown(one))
    .filter((one) => !namesAround(one).some((name) => NOT_SAID.test(name)))
  const found = sentences.filter(({ path }) => !EXCEPTIONS.some(([where]) => where.test(path)))
  expect(found.map(({ path, line, text }) => `${path}:${line}: ${text}`)).toEqual([])
  const unused = EXCEPTIONS.filter(([where]) => !sentences.some(({ path }) => where.test(path)))
  expect(unused.map(([where]) => String(where))).toEqual([])
}, 60_000)
