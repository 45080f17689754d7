import { randomUUID } from 'node:crypto'
import type { Parsed } from '@roomtone/contract/endpoint'
import type { submitVerification as submitVerificationEndpoint } from '@roomtone/contract/verification/submit-verification'
import type { VerificationView } from '@roomtone/contract/verification/verification'
import type { Actor } from '@roomtone/domain/access/actor'
import { birthdayProblem, type CalendarDate } from '@roomtone/domain/account/birthday'
import { assess } from '@roomtone/domain/verification/assess'
import { textsIn } from '@roomtone/texts/all/verification/refusals'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused, refusedField } from '../../platform/refused.ts'
import type { Words } from '../../platform/words.ts'
import { beginVerification } from './begin-verification.ts'
import { claimDocument } from './document/document.store.ts'
import { traceOfIdNumber } from './document/id-number.ts'
import { notReached } from './find-standing.ts'
import { LIMITS } from './limits.ts'
import { closePage, findReplaceable, replaceUnfinished } from './replace-unfinished.ts'
import { viewLatest } from './show-verification.ts'
import {
  findOpenVerification,
  isIdOnAnotherAccount,
  lockIdHash,
  lockProfile,
  wasRejectedByPerson,
} from './verification.store.ts'

type Form = Parsed<typeof submitVerificationEndpoint>['body']

export async function submitVerification(deps: Deps, actor: Actor, form: Form): Promise<VerificationView> {
  if (!actor.hasNames) throw new Refused('names_required')
  await requireWithin(deps, LIMITS.submissionsOfPerson, actor.userId)
  const now = deps.clock.now()
  const { userId } = actor
  const { fullName, address, dateOfBirth, documentId } = form
  const birthday = readBirthday(dateOfBirth, now)
  const trace = traceOfIdNumber(deps.config.masterKey, form.idNumber)
  const id = randomUUID()
  // Checked again inside the transaction, where it counts; here it spares the provider a useless session.
  const replaced = await findReplaceable(deps, userId, now)
  if (replaced === 'in_the_way') throw conflict(ALREADY_OPEN)
  const beginning = await deps.identity
    .begin({ verificationId: id, userId })
    .catch((error: unknown) => notReached(deps, id, error))
  const view = await deps.db.transaction().execute(async (tx) => {
    // Before the profile is locked: events of the provider take the two in this order.
    if (replaced && !(await replaceUnfinished(deps, tx, replaced, now))) throw conflict(ALREADY_OPEN)
    const profile = await lockProfile(tx, userId)
    if (profile.verificationStatus === 'verified')
      throw conflict((language) => textsIn(language).refusals.alreadyVerified)
    if (await findOpenVerification(tx, userId)) throw conflict(ALREADY_OPEN)
    if (!(await claimDocument(tx, documentId, userId, now)))
      throw new Refused('not_found', { detail: (language) => textsIn(language).refusals.documentGone })
    const idSeenElsewhere = trace.hash !== null && (await isSeenElsewhere(tx, trace.hash, userId))
    const facts = {
      birthday,
      profileBirthday: profile.dateOfBirth,
      idSeenElsewhere,
      wasRejectedByPerson: await wasRejectedByPerson(tx, userId),
    }
    const begun = await beginVerification(deps, tx, {
      id,
      userId,
      beginning,
      assessment: assess(facts, now),
      personal: await deps.keys.seal(tx, userId, { legalName: fullName, address }, now),
      dateOfBirth,
      idLast4: trace.last4,
      idHash: trace.hash,
      documentId,
      now,
    })
    const latest = begun ? await viewLatest(deps, tx, userId, now) : null
    if (!latest) throw conflict(ALREADY_OPEN)
    return { ...latest, redirectUrl: latest.canGoOn ? (beginning.redirectUrl ?? null) : null }
  })
  if (replaced) await closePage(deps, replaced)
  return view
}

const ALREADY_OPEN: Words = (language) => textsIn(language).refusals.alreadyOpen

function conflict(detail: Words): Refused {
  return new Refused('conflict', { detail })
}

async function isSeenElsewhere(tx: Tx, hash: Buffer, userId: string): Promise<boolean> {
  await lockIdHash(tx, hash)
  return isIdOnAnotherAccount(tx, hash, userId)
}

/** A day on which someone can have been born. Being too young is no mistake in the form; `assess` answers that. */
function readBirthday(iso: string, now: Date): CalendarDate {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  const birthday = { year, month, day }
  switch (birthdayProblem(birthday, now)) {
    case 'not_a_date':
      throw refusedField('dateOfBirth', (language) => textsIn(language).refusals.noSuchDate)
    case 'in_the_future':
      throw refusedField('dateOfBirth', (language) => textsIn(language).refusals.dateAhead)
    default:
      return birthday
  }
}
