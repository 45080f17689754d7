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

/** Contact data and links can be meant well; paying elsewhere costs someone their protection; the rest hurts people. */
export const SEVERITY_OF: Record<FlagKind, Severity> = {
  contact: 'low',
  link: 'low',
  outside_payment: 'medium',
  threat: 'high',
  hate: 'high',
  solicitation: 'high',
  illegal: 'high',
}

/** What the record of a case says, in English; the sender reads the catalog's words. */
export const FLAG_REASONS: Record<FlagKind, string> = {
  contact: 'You can share contact details once a booking is confirmed. Please leave them out until then.',
  link: 'You can send links once a booking is confirmed. Until then, please describe it in words.',
  outside_payment: 'Payments stay on Roomtone, where both sides are protected.',
  threat: 'Threats aren’t allowed here.',
  hate: 'Insults and attacks aren’t allowed here.',
  solicitation: 'Offering or asking for sexual services isn’t allowed here.',
  illegal: 'This asks for something illegal.',
}

/** One thing that stands against a message, and the very words that gave rise to it. */
export type Flag = { kind: FlagKind; fragment: string }

export type Verdict = {
  isCompliant: boolean
  /** Of the gravest flag; empty when there is none. */
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
    reason: FLAG_REASONS[gravest.kind],
    severity: SEVERITY_OF[gravest.kind],
    flags,
  }
}

function rankOf({ kind }: Flag): number {
  return SEVERITIES.indexOf(SEVERITY_OF[kind])
}
