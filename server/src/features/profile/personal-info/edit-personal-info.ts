import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import { editPersonalInfo as editPersonalInfoEndpoint } from '@roomtone/contract/profile/personal-info'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { requireCleanTexts } from '../../moderation/entry.ts'
import { lockProfile, updatePersonal } from '../profile.store.ts'
import { openPersonal, type Personal, sealPersonal } from './personal.ts'
import { viewPersonalInfo } from './personal-info.view.ts'
import { readPhone } from './read-phone.ts'

type Endpoint = typeof editPersonalInfoEndpoint
type Form = Parsed<Endpoint>['body']

/** Parts that the form does not name stay as they are. */
export async function editPersonalInfo(deps: Deps, actor: Actor, form: Form): Promise<Reply<Endpoint>> {
  const { userId } = actor
  // This is what others call them.
  await requireCleanTexts(deps, {
    authorId: userId,
    place: { kind: 'profile', id: null },
    texts: textsIn(editPersonalInfoEndpoint.body, form),
  })
  const change = readNumbers(form)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    await store(deps, tx, { userId, change, preferredName: form.preferredName, now })
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'personal-info.edited',
      subjectType: 'user',
      subjectId: userId,
      data: { parts: Object.keys(form).sort().join(', ') },
    })
    if (form.preferredName !== undefined) await deps.jobs.add(tx, 'project-listings-of', { userId })
    return viewPersonalInfo(deps, tx, userId, now)
  })
}

/** Numbers are put into one form, each once. */
function readNumbers({ preferredName: _, phones, emergency, ...rest }: Form): Partial<Personal> {
  const numbers = phones?.map((phone, index) => readPhone(`phones.${index}`, phone))
  const change = {
    ...rest,
    ...(numbers && { phones: [...new Set(numbers)] }),
    ...(emergency === undefined
      ? {}
      : { emergency: emergency && { ...emergency, phone: readPhone('emergency.phone', emergency.phone) } }),
  }
  return Object.fromEntries(Object.entries(change).filter(([, part]) => part !== undefined))
}

type Storing = {
  userId: string
  change: Partial<Personal>
  preferredName: string | null | undefined
  now: Date
}

async function store(deps: Deps, tx: Tx, { userId, change, preferredName, now }: Storing): Promise<void> {
  const before = await lockProfile(tx, userId)
  const personal = { ...(await openPersonal(deps, tx, userId, before.personal)), ...change }
  const isSealed = Object.keys(change).length > 0
  await updatePersonal(tx, userId, {
    preferredName,
    personal: isSealed ? await sealPersonal(deps, tx, userId, personal, now) : undefined,
    hasPhone: personal.phones.length > 0,
    hasEmergencyContact: personal.emergency !== null,
    now,
  })
}
