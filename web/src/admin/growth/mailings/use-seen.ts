import type { MailingView } from '@roomtone/contract/notification/mailings'
import { useState } from 'react'

/**
 * Which words the form began with, and which version whoever types has seen. What is loaded anew in between changes
 * neither: otherwise the next save would go over a colleague's words as if they had been read.
 */
export function useSeen(mailing: MailingView | null) {
  const [seen, setSeen] = useState({ began: mailing, version: mailing?.version ?? 0, round: 0 })
  const isBehind = mailing !== null && seen.version > 0 && mailing.version > seen.version
  return {
    ...seen,
    theirs: isBehind ? mailing : null,
    /** Saved by oneself, or read and set aside. */
    see: ({ version }: MailingView) => setSeen((before) => ({ ...before, version })),
    /** The form begins anew with these. */
    take: (began: MailingView) =>
      setSeen(({ round }) => ({ began, version: began.version, round: round + 1 })),
  }
}
