import { accountCalls } from '@roomtone/contract/account/account.calls'
import { securityCalls } from '@roomtone/contract/account/security.calls'
import { CODE_SECONDS } from '@roomtone/domain/account/second-factor'
import { describe, expect, it } from 'vitest'
import { tokenIn } from '../../../testing/read-mail.ts'
import { useSecondFactor } from '../../../testing/second-factor.ts'
import { useServer } from '../../../testing/server.ts'
import { hashesOfCode } from './recovery-codes.ts'

const server = useServer({ RATE_LIMIT_SCALE: '1' })
const { guarded, codeOf, enter, begin, confirm, nextCode } = useSecondFactor(server)

const mailKinds = async (email: string) => (await server().mailsTo(email)).map(({ kind }) => kind)
const shows = (token: string) => server().call(securityCalls.show, {}, { token })

describe('setting up a second factor', () => {
  it('shows the key as text and as a picture, and guards nothing until a code was confirmed', async () => {
    const ada = await server().aPerson()
    const { key, uri, svg } = await begin(ada)
    expect(key).toMatch(/^[A-Z2-7]{32}$/)
    expect(new URL(uri).searchParams.get('secret')).toBe(key)
    expect(decodeURIComponent(uri)).toContain(ada.email)
    expect(svg).toMatch(/^<svg[\s\S]*<\/svg>$/)
    expect((await shows(ada.token)).secondFactor).toMatchObject({ isOn: false, recoveryCodesLeft: 0 })
    await expect(enter(ada)).resolves.toMatchObject({ user: { id: ada.id } })
    await expect(confirm(ada, '000000')).rejects.toMatchObject({ status: 401, code: 'code_invalid' })
    const { recoveryCodes } = await confirm(ada, codeOf(key))
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await shows(ada.token)).secondFactor).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
    await server().drain()
    expect(await mailKinds(ada.email)).toContain('two-factor-on')
  })

  it('asks for a password beside it, and does not begin again while it is on', async () => {
    const eve = await server().aPerson()
    await server().database.pool.query('update users set password_hash = null where id = $1', [eve.id])
    await expect(begin(eve)).rejects.toMatchObject({ status: 409, code: 'password_missing' })
    const ada = await server().aPerson()
    const { key } = await begin(ada)
    await confirm(ada, codeOf(key))
    await expect(begin(ada)).rejects.toMatchObject({ code: 'conflict' })
    await expect(enter(ada, nextCode(key))).resolves.toMatchObject({ user: { id: ada.id } })
  })

  it('keeps the key sealed, and recovery codes as hashes', async () => {
    const { person, key, recoveryCodes } = await guarded()
    const { rows } = await server().database.pool.query(
      `select encode(secret, 'escape') as secret, (select string_agg(encode(code_hash, 'escape'), ' ')
        from recovery_codes r where r.user_id = s.user_id) as codes
       from second_factors s where user_id = $1`,
      [person.id],
    )
    expect(rows[0].secret).not.toContain(key)
    for (const code of recoveryCodes) expect(rows[0].codes).not.toContain(code.replace('-', ''))
  })
})

describe('signing in with a second factor', () => {
  it('asks for the code only after the right password', async () => {
    const { person, key } = await guarded()
    await expect(enter({ ...person, password: 'Wrong1password' })).rejects.toMatchObject({
      code: 'invalid_credentials',
    })
    await expect(enter({ ...person, password: 'Wrong1password' }, nextCode(key))).rejects.toMatchObject({
      code: 'invalid_credentials',
    })
    await expect(enter(person)).rejects.toMatchObject({ status: 401, code: 'code_required' })
    await expect(enter(person, '123 4')).rejects.toMatchObject({ code: 'code_invalid' })
    await expect(enter(person, nextCode(key))).resolves.toMatchObject({ user: { id: person.id } })
  })

  it('takes codes of one step around now, and none further away', async () => {
    const { person, key } = await guarded()
    server().clock.advance(10 * CODE_SECONDS * 1000)
    const at = (steps: number) => codeOf(key, steps)
    await expect(enter(person, at(2))).rejects.toMatchObject({ code: 'code_invalid' })
    await expect(enter(person, at(-2))).rejects.toMatchObject({ code: 'code_invalid' })
    await expect(enter(person, at(-1))).resolves.toBeTruthy()
    await expect(enter(person, at(0))).resolves.toBeTruthy()
    await expect(enter(person, at(1))).resolves.toBeTruthy()
  })

  it('never takes a code twice, nor one from before the last', async () => {
    const { person, key } = await guarded()
    const code = nextCode(key)
    await expect(enter(person, code)).resolves.toBeTruthy()
    await expect(enter(person, code)).rejects.toMatchObject({ code: 'code_invalid' })
    await expect(enter(person, codeOf(key, -1))).rejects.toMatchObject({ code: 'code_invalid' })
  })

  it('lets one of two win who bring the same code at the same moment', async () => {
    const { person, key, recoveryCodes } = await guarded()
    const code = nextCode(key)
    const tries = await Promise.allSettled([enter(person, code), enter(person, code)])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const spare = recoveryCodes[0] ?? ''
    const again = await Promise.allSettled([enter(person, spare), enter(person, spare)])
    expect(again.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('takes each recovery code once, and says so by mail', async () => {
    const { person, recoveryCodes } = await guarded()
    const [first = '', second = ''] = recoveryCodes
    const session = await enter(person, first.toUpperCase().replace('-', ' '))
    await expect(enter(person, first)).rejects.toMatchObject({ code: 'code_invalid' })
    await expect(enter(person, second)).resolves.toBeTruthy()
    expect((await shows(session.access_token)).secondFactor.recoveryCodesLeft).toBe(8)
    await server().drain()
    expect((await mailKinds(person.email)).filter((kind) => kind === 'recovery-code-used')).toHaveLength(2)
  })

  it('keeps recovery codes like passwords, and still takes those that were kept by a quick hash', async () => {
    const { person, recoveryCodes } = await guarded()
    const [first = ''] = recoveryCodes
    const { db, config } = server().deps
    const kept = () => db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', person.id)
    const [slow, quick] = await hashesOfCode(config.masterKey, person.id, first.replace('-', ''))
    const hashes = (await kept().execute()).map(({ code_hash }) => code_hash.toString('hex'))
    expect(hashes).toContain(slow?.toString('hex'))
    expect(hashes).not.toContain(quick?.toString('hex'))
    await db
      .updateTable('recovery_codes')
      .set({ code_hash: quick })
      .where('user_id', '=', person.id)
      .where('code_hash', '=', slow ?? Buffer.alloc(0))
      .execute()
    await expect(enter(person, first)).resolves.toBeTruthy()
    await expect(enter(person, first)).rejects.toMatchObject({ code: 'code_invalid' })
  })

  it('takes no recovery code of somebody else', async () => {
    const [ada, bea] = [await guarded(), await guarded()]
    await expect(enter(ada.person, bea.recoveryCodes[0])).rejects.toMatchObject({ code: 'code_invalid' })
  })

  it('runs out of tries, and the right password does not bring new ones', async () => {
    const { person, key } = await guarded()
    for (let n = 0; n < 5; n += 1)
      await expect(enter(person, '999999')).rejects.toMatchObject({ code: 'code_invalid' })
    await expect(enter(person, nextCode(key))).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
    server().clock.advance(901_000)
    await expect(enter(person, nextCode(key))).resolves.toBeTruthy()
  })

  it('does not lock out its owner, elsewhere or in a known browser, while someone guesses', async () => {
    const { person, key } = await guarded()
    const from = (address: string, code: string, deviceId?: string) =>
      server()
        .call(
          accountCalls.signIn,
          { body: { email: person.email, password: person.password, code, ...(deviceId && { deviceId }) } },
          { address },
        )
        .then(
          () => 'in',
          (error: { code: string }) => error.code,
        )
    expect(await from('10.1.0.1', nextCode(key), 'her phone')).toBe('in')
    for (let n = 0; n < 5; n += 1) expect(await from('10.1.0.2', '999999')).toBe('code_invalid')
    expect(await from('10.1.0.2', nextCode(key))).toBe('rate_limited')
    expect(await from('10.1.0.3', nextCode(key))).toBe('in')
    expect(await from('10.1.0.2', nextCode(key), 'her phone')).toBe('in')
    for (let network = 0; network < 8; network += 1)
      for (let n = 0; n < 5; n += 1) await from(`10.1.1.${network}`, '999999')
    expect(await from('10.1.2.1', nextCode(key))).toBe('rate_limited')
    expect(await from('10.1.2.1', nextCode(key), 'her phone')).toBe('in')
    expect(await from('10.1.0.3', nextCode(key))).toBe('in')
  })

  it('is still asked for after the password was reset by mail', async () => {
    const { person, key } = await guarded()
    const password = 'Louder2please'
    await server().call(accountCalls.requestPasswordReset, { body: { email: person.email } })
    await server().drain()
    const mail = (await server().mailsTo(person.email)).find(({ kind }) => kind === 'reset-password')
    const token = tokenIn(mail?.text ?? '')
    await server().call(accountCalls.completePasswordReset, { body: { token, password } })
    await expect(enter({ ...person, password })).rejects.toMatchObject({ code: 'code_required' })
    await expect(enter({ ...person, password }, nextCode(key))).resolves.toBeTruthy()
  })

  it('says in the audit log which proof it was', async () => {
    const { person, recoveryCodes } = await guarded()
    await enter(person, recoveryCodes[0])
    const { rows } = await server().database.pool.query(
      "select data from audit_log where subject_id = $1 and action = 'session.opened' order by id desc limit 1",
      [person.id],
    )
    expect(rows[0].data).toMatchObject({ by: 'password', secondFactor: 'recovery' })
  })
})

describe('changing a second factor', () => {
  it('replaces the recovery codes, and the old ones are dead', async () => {
    const { person, recoveryCodes } = await guarded()
    const { token } = person
    const renewed = await server().call(securityCalls.renewRecoveryCodes, {}, { token })
    expect(renewed.recoveryCodes).toHaveLength(10)
    await expect(enter(person, recoveryCodes[0])).rejects.toMatchObject({ code: 'code_invalid' })
    await expect(enter(person, renewed.recoveryCodes[0])).resolves.toBeTruthy()
  })

  it('has no codes to replace while it is off', async () => {
    const { token } = await server().aPerson()
    await expect(server().call(securityCalls.renewRecoveryCodes, {}, { token })).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  it('goes off, and the password is enough again', async () => {
    const { person } = await guarded()
    const off = () => server().call(securityCalls.endSecondFactor, {}, { token: person.token })
    await off()
    await expect(enter(person)).resolves.toBeTruthy()
    await expect(off()).rejects.toMatchObject({ code: 'conflict' })
    await server().drain()
    expect(await mailKinds(person.email)).toEqual(expect.arrayContaining(['two-factor-on', 'two-factor-off']))
  })
})
