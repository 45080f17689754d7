import { examples as accessList } from './access-list.ts'
import { examples as account } from './account.ts'
import { examples as audit } from './audit.ts'
import { examples as devMail } from './dev-mail.ts'
import { examples as document } from './document.ts'
import type { Example } from './example.ts'
import { examples as mailLink } from './mail-link.ts'
import { examples as member } from './member.ts'
import { examples as people } from './people.ts'
import { examples as review } from './review.ts'
import { examples as session } from './session.ts'
import { examples as site } from './site.ts'
import { examples as stats } from './stats.ts'
import { examples as verification } from './verification.ts'
import { examples as waitlist } from './waitlist.ts'

/** By the noun of the store: what stands before `.store.ts`. */
export const EXAMPLES: Record<string, Record<string, Example | Example[]>> = {
  'access-list': accessList,
  account,
  audit,
  'dev-mail': devMail,
  document,
  'mail-link': mailLink,
  member,
  people,
  review,
  session,
  site,
  stats,
  verification,
  waitlist,
}
