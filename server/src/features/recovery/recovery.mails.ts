import type { Deps } from '../../platform/deps.ts'
import type { Composer, Composers } from '../../platform/mail/send-mail.ts'
import { findAddressee, makeLink } from '../account/entry.ts'
import { findOpenRemoval } from './factor-removal.store.ts'
import { accountIsYoursMail } from './mails/account-is-yours.ts'
import { factorRemovalMail } from './mails/factor-removal.ts'
import { lostFactorsMail } from './mails/lost-factors.ts'

const LOST_MINUTES = 60
const KEEP_MINUTES = 24 * 60

export function recoveryMails(deps: Deps): Composers {
  const { db, config } = deps
  const site = { publicUrl: config.publicUrl, supportEmail: config.supportEmail }

  const accountIsYours: Composer = async ({ userId = '' }) => {
    const person = await findAddressee(db, userId)
    return person ? { to: person.email, mail: accountIsYoursMail(site) } : null
  }

  const lostFactors: Composer = async ({ userId = '' }) => {
    const person = await findAddressee(db, userId)
    if (!person) return null
    const { email } = person
    const link = {
      userId,
      email,
      purpose: 'lost_factors',
      minutes: LOST_MINUTES,
      path: '/auth/recover',
    } as const
    const url = await makeLink(deps, link)
    return { to: email, mail: lostFactorsMail({ url, minutes: LOST_MINUTES, ...site }) }
  }

  const factorRemoval: Composer = async ({ userId = '' }) => {
    const person = await findAddressee(db, userId)
    const removal = await findOpenRemoval(db, userId)
    if (!person || !removal) return null
    const { email, timeZone } = person
    const link = {
      userId,
      email,
      purpose: 'keep_factors',
      minutes: KEEP_MINUTES,
      path: '/auth/keep',
    } as const
    const url = await makeLink(deps, link)
    const { takesEffectAt: when, byAdmin } = removal
    return { to: email, mail: factorRemovalMail({ when, timeZone, byAdmin, url, ...site }) }
  }

  return {
    'account-is-yours': accountIsYours,
    'lost-factors': lostFactors,
    'factor-removal': factorRemoval,
  }
}
