import type { IssuedCodes } from '@roomtone/contract/credit/admin-credits'
import { lastDayOf } from '@roomtone/domain/credit/standing'
import { csvLine } from '../../parts/file/csv.ts'

type Sheet = { columns: readonly string[]; codes: IssuedCodes; worth: string; note: string }

export function codesCsv({ columns, codes, worth, note }: Sheet): string {
  const rows = codes.map(({ code, expiresAt }) => [
    code,
    worth,
    expiresAt === null ? '' : lastDayOf(new Date(expiresAt)),
    note,
  ])
  return [columns, ...rows].map(csvLine).join('')
}
