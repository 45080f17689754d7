import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import type { finishGoogle as finishGoogleEndpoint } from '@roomtone/contract/google/google'
import { textsIn } from '@roomtone/texts/all/google/refusals'
import type { Language } from '@roomtone/texts/languages'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { mayEnter } from '../access-list/entry.ts'
import { checkPassword, enter, findCredentials, refuseIfClosed } from '../account/entry.ts'
import { connectGoogle } from './connect-google.ts'
import { createAccount, nameFromGoogle } from './create-account.ts'
import { deleteState, findOwner } from './google.store.ts'
import { LIMITS } from './limits.ts'
import { readAnswer } from './read-answer.ts'

type Endpoint = typeof finishGoogleEndpoint
type Form = Parsed<Endpoint>['body']

/** The rules for passwords apply here too: access list, suspension, second factor, reactivation. */
export async function finishGoogle(deps: Deps, form: Form, caller: Caller): Promise<Reply<Endpoint>> {
  await requireWithin(deps, LIMITS.finishesFromAddress, caller.address)
  const now = deps.clock.now()
  const answer = await readAnswer(deps, caller, { query: form.query, userId: null, now })
  const person = await findPerson(deps, answer, form, caller)
  return deps.db.transaction().execute(async (tx) => {
    if (!(await deleteState(tx, answer.stateHash))) throw new Refused('link_invalid')
    const userId = await settle(deps, tx, { person, answer, language: caller.language, now })
    const { code, deviceId } = form
    const passwordHash = person.kind === 'proved' ? person.passwordHash : null
    const entering = { userId, by: 'google', passwordHash, code, deviceId, caller, now } as const
    const session = await enter(deps, tx, entering)
    return { ...session, isNew: person.kind === 'new', next: answer.next }
  })
}

type Answer = { subject: string; email: string; fullName: string }
type Person =
  | { kind: 'known'; userId: string }
  | { kind: 'proved'; userId: string; passwordHash: string }
  | { kind: 'new'; fullName: string }

/**
 * An account with the same address is connected only for a person who knows its password: an address may
 * change hands.
 */
async function findPerson(deps: Deps, answer: Answer, form: Form, caller: Caller): Promise<Person> {
  // In this order: of two who finish with one answer, the slower must not take the account that the faster has just
  // made for somebody else's.
  const account = await findCredentials(deps.db, answer.email)
  const owner = await findOwner(deps.db, answer.subject)
  if (!(await mayEnter(deps.db, owner?.email ?? answer.email))) throw new Refused('not_whitelisted')
  if (owner) {
    await refuseIfClosed(deps, owner)
    return { kind: 'known', userId: owner.id }
  }
  const { email } = answer
  if (!account) return { kind: 'new', fullName: await nameFromGoogle(deps, answer.fullName, caller.language) }
  if (form.password === undefined)
    throw new Refused('password_required', {
      detail: (language) => textsIn(language).refusals.passwordNeeded({ email }),
    })
  const { id, passwordHash } = await checkPassword(
    deps,
    { email, password: form.password, deviceId: form.deviceId },
    caller,
  )
  return { kind: 'proved', userId: id, passwordHash }
}

type Settling = { person: Person; answer: Answer; language: Language; now: Date }

async function settle(deps: Deps, tx: Tx, { person, answer, language, now }: Settling): Promise<string> {
  if (person.kind === 'known') return person.userId
  const { subject, email } = answer
  if (person.kind === 'new') {
    const { fullName } = person
    return createAccount(deps, tx, { subject, email, fullName, language, now })
  }
  await connectGoogle(deps, tx, { userId: person.userId, subject, email, now })
  return person.userId
}
