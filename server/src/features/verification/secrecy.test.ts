import { accountCalls } from '@roomtone/contract/account/account.calls'
import { auditCalls } from '@roomtone/contract/audit/audit.calls'
import { verificationCalls } from '@roomtone/contract/verification/verification.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { ID_FILES, PRINTED } from '../../../testing/id-files.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { useVerifying } from '../../../testing/verifying.ts'

const server = useServer({ IDENTITY_PROVIDER: 'manual', LOG_LEVEL: 'debug' })
const v = useVerifying(server)
const WRITTEN = 'xk-77 4412 09'
const PLAIN = 'XK77441209'
const LEGAL_NAME = 'Ada Augusta Featherstone'
const STREET = '1 Hidden Mews'

let admin: Person
let ada: Person
let answers: string[]
let toAdmin: string[]

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
  ada = await v.aNamedPerson()
  const documentId = await v.upload(ada, ID_FILES.pdf)
  const form = { documentId, idNumber: WRITTEN, fullName: LEGAL_NAME, address: STREET }
  answers = [JSON.stringify(await v.submit(ada, form))]
  const bea = await v.aNamedPerson()
  answers.push(JSON.stringify(await v.submit(bea, { idNumber: PLAIN })))
  const { token } = ada
  answers.push(JSON.stringify(await v.show(ada)))
  answers.push(JSON.stringify(await server().call(accountCalls.me, {}, { token })))
  await v.submit(ada, form).catch((error) => answers.push(JSON.stringify(error)))
  const as = { token: admin.token }
  const { items } = await server().call(verificationCalls.list, { query: {} }, as)
  toAdmin = [JSON.stringify(items), JSON.stringify(await server().call(auditCalls.list, { query: {} }, as))]
  for (const { id } of items) {
    const body = { approved: false, reason: 'Not readable' }
    toAdmin.push(JSON.stringify(await server().call(verificationCalls.decide, { params: { id }, body }, as)))
  }
  answers.push(JSON.stringify(await v.show(ada)))
  await server().drain()
})

/** Every column of all our tables, and the jobs, as text: bytes in hexadecimal and as they are. */
async function wholeDatabase(): Promise<string> {
  const { pool } = server().database
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`,
  )
  const dumps: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`)
    dumps.push(...rows.map(({ row }) => row))
  }
  return dumps.join('\n')
}

const spellings = (secret: string) => [
  secret,
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
]

describe('an ID number', () => {
  it('is nowhere in the database, however it is spelled', async () => {
    const dump = await wholeDatabase()
    expect(dump).toContain(ada.id)
    for (const secret of [WRITTEN, PLAIN, PLAIN.toLowerCase(), PLAIN.slice(-7)])
      for (const spelling of spellings(secret)) expect(dump.includes(spelling), spelling).toBe(false)
  })

  it('leaves in no answer, no mail and no log line', async () => {
    const mails = JSON.stringify(await server().mailsTo(ada.email))
    for (const text of [...answers, ...toAdmin, mails, server().logLines.join('')])
      for (const secret of [WRITTEN, PLAIN]) expect(text.includes(secret)).toBe(false)
  })
})

describe('legal name, address and the ID itself', () => {
  it('are in the database only sealed', async () => {
    const dump = await wholeDatabase()
    for (const secret of [LEGAL_NAME, STREET, PRINTED])
      for (const spelling of spellings(secret)) expect(dump.includes(spelling), spelling).toBe(false)
  })

  it('are told to admins alone: not where the document is, nor what raised doubts', () => {
    for (const answer of answers)
      for (const secret of [
        LEGAL_NAME,
        STREET,
        PRINTED,
        'documents/',
        'duplicate_id',
        'sameIdAs',
        'documentId',
      ])
        expect(answer.includes(secret), `${secret} in ${answer}`).toBe(false)
    expect(toAdmin[0]).toContain(LEGAL_NAME)
    expect(server().logLines.join('')).not.toContain(LEGAL_NAME)
  })
})
