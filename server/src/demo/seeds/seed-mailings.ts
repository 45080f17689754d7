import { fanOutMailing } from '../../features/notification/mailing/fan-out-mailing.ts'
import type { MailingWords } from '../../features/notification/mailing/mailing.store.ts'
import { sendMailing } from '../../features/notification/mailing/send-mailing.ts'
import { writeMailing } from '../../features/notification/mailing/write-mailing.ts'
import { demoActor } from '../demo-actor.ts'
import type { SeedStep } from '../run-seed-step.ts'
import { withinStep } from '../within-step.ts'

const HOUR = 3_600_000

const NEWS: MailingWords = {
  topic: 'news',
  audience: 'everyone',
  subject: 'Second holds are here',
  body: 'A day that you need is often one that somebody else has asked for first. From today you can stand in line for it: place a second hold, and if the first production lets go, the space is yours to confirm.\n\nNothing is charged while you wait, and hosts see at a glance who comes next.',
  link: { label: 'Find a space', path: '/search' },
}

const DRAFT: MailingWords = {
  topic: 'inspiration',
  audience: 'creators',
  subject: 'Six rooms with north light',
  body: 'Soft from morning to evening, and quiet enough for sound. We picked six rooms whose windows face north, from a barn in Maine to a loft above the canal.\n\nMost of them can be booked by the hour.',
  link: { label: 'See the rooms', path: '/search' },
}

/** One that went out last week, to no real mailbox, and one that is being written. */
export const seedMailings: SeedStep = async (deps, tx, now) => {
  const admin = await demoActor(tx, 'admin@roomtone.test')
  if (!admin) return
  const at = (hoursAgo: number) => withinStep(deps, tx, new Date(now.getTime() - hoursAgo * HOUR))
  const { id, version } = await writeMailing(at(170), admin, NEWS)
  await sendMailing(at(168), admin, { id, version })
  await fanOutMailing(at(168), id)
  await writeMailing(at(26), admin, DRAFT)
}
