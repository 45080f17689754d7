import type { AdminClaimCard } from '@roomtone/contract/claim/admin-claims'
import { disputesTexts } from '@roomtone/texts/admin/disputes'
import { sheetHeads as head } from '@roomtone/texts/admin/sheets'
import { claimWords } from '@roomtone/texts/claim/claims'
import { dollars, type SheetColumn } from '../../../parts/file/csv.ts'

export const DISPUTE_SHEET: readonly SheetColumn<AdminClaimCard>[] = [
  [head.id, ({ id }) => id],
  [head.booking, ({ bookingId }) => bookingId],
  [head.kind, ({ kind }) => claimWords.kinds[kind]],
  [head.side, ({ side }) => disputesTexts.sides[side]],
  [head.state, ({ state }) => claimWords.states[state]],
  [head.title, ({ title }) => title],
  [head.guest, ({ guestEmail }) => guestEmail],
  [head.host, ({ hostEmail }) => hostEmail],
  [head.asked, ({ asked }) => dollars(asked)],
  [head.awarded, ({ awarded }) => dollars(awarded)],
  [head.opened, ({ createdAt }) => createdAt],
  [head.answerDue, ({ answerDueAt }) => answerDueAt],
  [head.assignee, ({ assignee }) => assignee?.name ?? null],
]
