import { CODE_LIVES_MS } from '@roomtone/domain/account/mailed-code'
import { mailedCode } from '../../platform/crypto/mailed-code.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Composers } from '../../platform/mail/send-mail.ts'
import { proofCodeMail } from './mails/proof-code.ts'
import { findCodeLetter } from './proof-code.store.ts'
import { useOfCode } from './try-code.ts'

export function proofMails({ db, clock, config }: Deps): Composers {
  const { publicUrl, supportEmail, masterKey } = config
  return {
    /** Written at the last moment from what the row says: no job and no table holds the code. */
    'proof-code': async ({ sessionId = '' }) => {
      const row = await findCodeLetter(db, sessionId)
      if (!row || row.expiresAt <= clock.now()) return null
      const code = mailedCode(masterKey, useOfCode(sessionId), row.createdAt)
      const minutes = CODE_LIVES_MS / 60_000
      return {
        to: row.email,
        mail: proofCodeMail({ fullName: row.fullName ?? '', code, minutes, publicUrl, supportEmail }),
      }
    },
  }
}
