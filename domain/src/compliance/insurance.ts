export type Certificate = {
  /** The dates printed on the certificate. */
  validFrom: string
  validUntil: string
  /** Cents for each occurrence. */
  limit: number
}

export type CertificateProblem = 'begins_too_late' | 'ends_too_early' | 'limit_too_low'

type Demand = {
  /** The first and the last day of the shoot where the space is. */
  firstDay: string
  lastDay: string
  /** Null: the host asks for none, and any certificate is fine. */
  least: number | null
}

/** What is wrong with a certificate for this booking; nothing when it is good. */
export function certificateProblems(
  { validFrom, validUntil, limit }: Certificate,
  { firstDay, lastDay, least }: Demand,
): CertificateProblem[] {
  const problems: CertificateProblem[] = []
  if (validFrom > firstDay) problems.push('begins_too_late')
  if (validUntil < lastDay) problems.push('ends_too_early')
  if (least !== null && limit < least) problems.push('limit_too_low')
  return problems
}
