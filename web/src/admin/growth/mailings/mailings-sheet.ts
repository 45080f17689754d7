import type { MailingView } from '@roomtone/contract/notification/mailings'
import { mailingsTexts } from '@roomtone/texts/admin/mailings'
import { sheetHeads as head } from '@roomtone/texts/admin/sheets'
import type { SheetColumn } from '../../../parts/file/csv.ts'

export const MAILING_SHEET: readonly SheetColumn<MailingView>[] = [
  [head.id, ({ id }) => id],
  [head.title, ({ subject }) => subject],
  [head.topic, ({ topic }) => mailingsTexts.topics[topic]],
  [head.audience, ({ audience }) => mailingsTexts.audiences[audience]],
  [head.state, ({ state }) => mailingsTexts.states[state]],
  [head.recipients, ({ recipients }) => recipients],
  [head.created, ({ createdAt }) => createdAt],
  [head.sent, ({ sentAt }) => sentAt],
]
