import type { AdminCredit } from '@roomtone/contract/credit/credit'
import { adminCreditsTexts } from '@roomtone/texts/admin/credits'
import { sheetHeads as head } from '@roomtone/texts/admin/sheets'
import { dollars, type SheetColumn } from '../../parts/file/csv.ts'

export const CREDIT_SHEET: readonly SheetColumn<AdminCredit>[] = [
  [head.id, ({ id }) => id],
  [head.kind, ({ kind }) => adminCreditsTexts.kinds[kind]],
  [head.codeEnds, ({ last4 }) => last4],
  [head.standing, ({ standing }) => adminCreditsTexts.standings[standing]],
  [head.amount, ({ amount }) => dollars(amount)],
  [head.balance, ({ balance }) => dollars(balance)],
  [head.uses, ({ usesTaken }) => usesTaken],
  [head.holder, ({ holder }) => holder],
  [head.issued, ({ issuedAt }) => issuedAt],
  [head.expires, ({ expiresAt }) => expiresAt],
  [head.notes, ({ note }) => note],
]
