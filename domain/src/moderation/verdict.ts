export const SEVERITIES = ['low', 'medium', 'high'] as const
export type Severity = (typeof SEVERITIES)[number]

export const FLAG_KINDS = [
  'contact',
  'link',
  'outside_payment',
  'threat',
  'hate',
  'solicitation',
  'illegal',
] as const
export type FlagKind = (typeof FLAG_KINDS)[number]

/**
 * Contact data and links can be well meant; paying elsewhere costs someone their protection; the others hurt
 * people.
 */
export const SEVERITY_OF: Record<FlagKind, Severity> = {
  contact: 'low',
  link: 'low',
  outside_payment: 'medium',
  threat: 'high',
  hate: 'high',
  solicitation: 'high',
  illegal: 'high',
}

/** Why a text was refused. A case stores the code, and the catalogs translate it. */
export const FLAG_REASONS = [...FLAG_KINDS, 'public_contact', 'own_facts'] as const
export type FlagReason = (typeof FLAG_REASONS)[number]

/** One problem with a message, and the exact words that caused it. */
export type Flag = { kind: FlagKind; fragment: string }

export type Verdict = {
  isCompliant: boolean
  /** The kind of the gravest flag, or what another service said; empty when there is nothing. */
  reason: string
  severity: Severity | null
  flags: Flag[]
}

export function gravestOf(flags: readonly Flag[]): Flag | undefined {
  return [...flags].sort((one, other) => rankOf(other) - rankOf(one))[0]
}

export function verdictOf(flags: Flag[]): Verdict {
  const gravest = gravestOf(flags)
  if (!gravest) return { isCompliant: true, reason: '', severity: null, flags: [] }
  return {
    isCompliant: false,
    reason: gravest.kind,
    severity: SEVERITY_OF[gravest.kind],
    flags,
  }
}

function rankOf({ kind }: Flag): number {
  return SEVERITIES.indexOf(SEVERITY_OF[kind])
}
