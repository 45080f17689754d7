import { sayFinding } from '../features/audit/findings.ts'
import { type AuditReport, verifyAudit } from '../features/audit/verify-audit.ts'
import { withServer } from './with-server.ts'

/** Answers with the exit code: 1 when anything does not fit. */
export async function verifyAuditTask(): Promise<void> {
  await withServer(async (deps) => {
    const report = await verifyAudit(deps)
    for (const line of sayReport(report)) console.log(line)
    if (report.findings.length > 0) process.exitCode = 1
  })
}

function sayReport({ findings, chains, seals, lastSeal, unsealed }: AuditReport): string[] {
  const checked = `Checked: ${count(chains, 'chain')} of bookings, ${count(seals, 'seal')}.`
  const end = lastSeal
    ? `The last seal is number ${lastSeal.id}, from ${lastSeal.sealedAt.toISOString()}, ${lastSeal.hash}.`
    : 'Not sealed yet.'
  const rest = unsealed.oldest
    ? `${count(unsealed.rows, 'row')} not sealed yet, the oldest from ${unsealed.oldest.toISOString()}.`
    : 'Every row is sealed.'
  const verdict =
    findings.length === 0
      ? ['The audit log is intact.']
      : ['The audit log was tampered with. The first rows that don’t match:', ...findings.map(sayFinding)]
  return [...verdict, checked, end, rest]
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
