import { passkeyCalls } from '@roomtone/contract/passkey/passkey.calls'
import type { PasskeyRequest } from '@roomtone/contract/passkey/passkey-question'
import type { Person, TestServer } from './server.ts'
import { type Behavior, softwareAuthenticator } from './software-authenticator.ts'

type Authenticator = ReturnType<typeof softwareAuthenticator>
type Owner = Pick<Person, 'token'>

/** People with passkeys, and the devices that keep them. */
export function usePasskeys(server: () => TestServer) {
  const begin = ({ token }: Owner) => server().call(passkeyCalls.begin, {}, { token })

  async function add(owner: Owner, device: Authenticator, behavior: Behavior = {}) {
    const begun = await begin(owner)
    const body = { challengeId: begun.challengeId, response: device.make(begun, behavior) }
    return server().call(passkeyCalls.add, { body }, { token: owner.token })
  }

  const beginSignIn = (address?: string) =>
    server().call(
      passkeyCalls.beginSignIn,
      { body: { mediation: 'button' } },
      address === undefined ? {} : { address },
    )

  /** Answers what was begun, however often. */
  const answer = (begun: PasskeyRequest, device: Authenticator, behavior: Behavior = {}) =>
    server().call(passkeyCalls.signIn, {
      body: { challengeId: begun.challengeId, response: device.use(begun, behavior) },
    })

  const signIn = async (device: Authenticator, behavior: Behavior = {}) =>
    answer(await beginSignIn(), device, behavior)

  async function withPasskey(over: Parameters<TestServer['aPerson']>[0] = {}, behavior: Behavior = {}) {
    const person = await server().aPerson(over)
    const device = softwareAuthenticator()
    const passkey = await add(person, device, behavior)
    return { person, device, passkey }
  }

  return { begin, add, beginSignIn, answer, signIn, withPasskey }
}
