import { accountCalls } from '@roomtone/contract/account/account.calls'
import { securityCalls } from '@roomtone/contract/account/security.calls'
import { CODE_SECONDS } from '@roomtone/domain/account/second-factor'
import { TOTP } from 'otpauth'
import type { Person, TestServer } from './server.ts'

type Known = Pick<Person, 'email' | 'password'>

/** People whose account asks for a code, and the app on their phone. */
export function useSecondFactor(server: () => TestServer) {
  /** The code that the app shows a number of steps from now. */
  function codeOf(key: string, steps = 0): string {
    const timestamp = server().clock.now().getTime() + steps * CODE_SECONDS * 1000
    return new TOTP({ secret: key }).generate({ timestamp })
  }
  /** Of a step that was never used: the last one may have been taken to confirm or to sign in. */
  function nextCode(key: string): string {
    server().clock.advance(2 * CODE_SECONDS * 1000)
    return codeOf(key)
  }
  const begin = (person: Person) =>
    server().call(securityCalls.beginSecondFactor, {}, { token: person.token })
  const confirm = (person: Person, code: string) =>
    server().call(securityCalls.confirmSecondFactor, { body: { code } }, { token: person.token })
  const enter = ({ email, password }: Known, code?: string) =>
    server().call(accountCalls.signIn, { body: { email, password, ...(code === undefined ? {} : { code }) } })

  async function guarded(over: Parameters<TestServer['aPerson']>[0] = {}) {
    const signedUp = await server().aPerson(over)
    const { key } = await begin(signedUp)
    const { recoveryCodes } = await confirm(signedUp, codeOf(key))
    return { person: signedUp, key, recoveryCodes }
  }
  return { codeOf, nextCode, begin, confirm, enter, guarded }
}
