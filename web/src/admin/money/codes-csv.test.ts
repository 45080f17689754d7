import { describe, expect, it } from 'vitest'
import { codesCsv } from './codes-csv.ts'

describe('the file of codes', () => {
  it('holds each code with what it is worth, and no formula', () => {
    const codes = [
      { id: '1', code: 'ABCD-EFGH-JKMN-PQRS', expiresAt: '2027-01-01T12:00:00.000Z' },
      { id: '2', code: '2345-6789-ABCD-EFGH', expiresAt: null },
    ]
    const csv = codesCsv({
      columns: ['Code', 'Worth', 'Last day', 'Note'],
      codes,
      worth: '$50',
      note: '=1+"1"',
    })
    expect(csv).toBe(
      '"Code","Worth","Last day","Note"\r\n' +
        '"ABCD-EFGH-JKMN-PQRS","$50","2026-12-31","\'=1+""1"""\r\n' +
        '"2345-6789-ABCD-EFGH","$50","","\'=1+""1"""\r\n',
    )
  })
})
