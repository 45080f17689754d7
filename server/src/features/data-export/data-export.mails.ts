import type { Deps } from '../../platform/deps.ts'
import type { Composers } from '../../platform/mail/send-mail.ts'
import { findReadyLetter } from './data-export.store.ts'
import { dataReadyMail } from './mails/data-ready.ts'

export function dataExportMails({ db, config }: Deps): Composers {
  const { publicUrl, supportEmail } = config
  return {
    'data-ready': async ({ exportId = '' }) => {
      const letter = await findReadyLetter(db, exportId)
      if (!letter) return null
      const { email, expiresAt, timeZone } = letter
      return { to: email, mail: dataReadyMail({ until: expiresAt, timeZone, publicUrl, supportEmail }) }
    },
  }
}
