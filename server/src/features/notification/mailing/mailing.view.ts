import type { MailingView } from '@roomtone/contract/notification/mailings'
import type { MailingRow } from './mailing.store.ts'

export function mailingView(row: MailingRow): MailingView {
  return {
    id: row.id,
    topic: row.topic,
    audience: row.audience,
    subject: row.subject,
    body: row.body,
    link: linkOf(row),
    state: row.state,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    recipients: row.recipients,
  }
}

export function linkOf({ linkLabel, linkPath }: { linkLabel: string | null; linkPath: string | null }) {
  return linkLabel === null || linkPath === null ? null : { label: linkLabel, path: linkPath }
}
