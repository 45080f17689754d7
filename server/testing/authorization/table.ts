import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ACTORS, type ActorName } from './world.ts'

const FILE = fileURLToPath(new URL('./table.txt', import.meta.url))

/** Answers by route and actor: `ok`, or the status and the code of a refusal. */
export type Table = Map<string, Record<ActorName, string>>

const SHORT: Record<string, string> = {
  '401 unauthenticated': '401',
  '401 session_expired': 'late',
  '401 session_not_found': 'gone',
  '403 forbidden': '403',
  '403 read_only': 'look',
  '403 email_unconfirmed': 'mail',
  '403 verification_required': 'ver',
  '404 not_found': '404',
}
const LONG = Object.fromEntries(Object.entries(SHORT).map(([long, short]) => [short, long]))

const HEADS: Record<ActorName, string> = {
  anonymous: 'anon',
  forged: 'forg',
  expired: 'expd',
  suspended: 'susp',
  deactivated: 'deac',
  unconfirmed: 'unco',
  'squatter before reset': 'squa',
  newcomer: 'newc',
  stranger: 'stra',
  'other host': 'ohos',
  'former co-host': 'form',
  'helper elsewhere': 'else',
  'co-host': 'coho',
  guest: 'gues',
  owner: 'owne',
  'looking in': 'look',
  admin: 'admi',
}

export function readTable(): Table {
  const rows = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => /^(GET|POST|PUT|PATCH|DELETE) /.test(line))
  return new Map(rows.map(parseRow))
}

function parseRow(line: string): [string, Record<ActorName, string>] {
  const [row = '', notes = ''] = line.split('  | ')
  const [method = '', path = '', ...cells] = row.trim().split(/\s+/)
  const codes = new Map(notes.split(', ').map((note) => note.split('=') as [string, string]))
  const answers = ACTORS.map((actor, index) => {
    const cell = cells[index] ?? ''
    const [, status = '', letter = ''] = /^(\d{3})([a-z])$/.exec(cell) ?? []
    return [actor, letter ? `${status} ${codes.get(letter)}` : (LONG[cell] ?? cell)] as const
  })
  return [`${method} ${path}`, Object.fromEntries(answers) as Record<ActorName, string>]
}

/** For review: after a change, every changed line has to be read against the rules of the product. */
export function writeTable(table: Table, sections: (route: string) => string): void {
  const width = Math.max(...[...table.keys()].map((route) => route.length))
  const head = `${' '.repeat(width)}  ${ACTORS.map((actor) => HEADS[actor].padEnd(4)).join(' ')}`
  const named = [...new Set([...table.keys()].map(sections))]
  const body = named.flatMap((section) => [
    '',
    `# ${section}`,
    ...[...table]
      .filter(([route]) => sections(route) === section)
      .map(([route, answers]) => formatRow(route.padEnd(width), answers)),
  ])
  const [intro = ''] = readFileSync(FILE, 'utf8').split('\n---\n')
  writeFileSync(FILE, `${[intro, '---', head, ...body].join('\n')}\n`)
}

function formatRow(route: string, answers: Record<ActorName, string>): string {
  const codes: string[] = []
  const cells = ACTORS.map((actor) => {
    const answer = answers[actor]
    if (answer === 'ok' || SHORT[answer]) return SHORT[answer] ?? answer
    const [status = '', code = ''] = answer.split(' ')
    if (!codes.includes(code)) codes.push(code)
    return `${status}${letterOf(codes.indexOf(code))}`
  })
  const notes = codes.map((code, index) => `${letterOf(index)}=${code}`).join(', ')
  return `${route}  ${cells.map((cell) => cell.padEnd(4)).join(' ')}${notes ? `  | ${notes}` : ''}`.trimEnd()
}

const letterOf = (index: number) => String.fromCharCode(97 + index)
