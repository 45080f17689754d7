import type { AnyEndpoint, Reply } from '@roomtone/contract/endpoint'
import type { listWaitlist } from '@roomtone/contract/waitlist/list-waitlist'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { sheetHeads as head } from '@roomtone/texts/admin/sheets'
import type { SheetColumn } from '../../../parts/file/csv.ts'

type Row<E extends AnyEndpoint> = Reply<E> extends { items: (infer Item)[] } ? Item : never

export const WAITLIST_SHEET: readonly SheetColumn<Row<typeof listWaitlist>>[] = [
  [head.id, ({ id }) => id],
  [head.name, ({ fullName }) => fullName],
  [head.email, ({ email }) => email],
  [head.joinsAs, ({ userType }) => adminTexts.waitlist.types[userType]],
  [head.joined, ({ joinedAt }) => joinedAt],
  [head.invited, ({ invitedAt }) => invitedAt],
  [head.hasAccount, ({ hasAccount }) => hasAccount],
]
