import type { MailingView } from '@roomtone/contract/notification/mailings'
import type { Handle } from '../../../platform/db/database.ts'
import { Refused } from '../../../platform/refused.ts'
import { findMailing } from './mailing.store.ts'
import { mailingView } from './mailing.view.ts'

export async function viewMailing(handle: Handle, id: string): Promise<MailingView> {
  const row = await findMailing(handle, id)
  if (!row) throw new Refused('not_found')
  return mailingView(row)
}
