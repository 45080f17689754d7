/** What everyone who signs on screen agrees to. Every version stays here, because signatures name theirs. */
export const CONSENTS = {
  '2026-11':
    'I agree to sign this release electronically. My electronic signature binds me like one written by hand. I have read the release to its end, I can keep or print a copy, and I know that I could have asked for another way of signing before the booking was confirmed. With my signature Roomtone stores my legal name as verified, the time, my network address, my browser’s description of itself and a hash of exactly these words.',
} as const

type ConsentVersion = keyof typeof CONSENTS

export const CONSENT_VERSION: ConsentVersion = '2026-11'
