import type { Handle } from '../../platform/db/database.ts'

export async function findMails(handle: Handle, { to, limit }: { to: string | undefined; limit: number }) {
  let query = handle
    .selectFrom('embedded_mails')
    .select([
      'id',
      'recipient as to',
      'kind',
      'subject',
      'html',
      'text',
      'unsubscribe_url as unsubscribeUrl',
      'sent_at as sentAt',
    ])
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (to) query = query.where('recipient', '=', to)
  return query.execute()
}
