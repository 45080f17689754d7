import { CONSENTS } from '@roomtone/domain/compliance/consent'
import { FIELD_HEIGHT, FIELD_WIDTH } from '@roomtone/domain/compliance/drawing'
import { canonicalJson } from '@roomtone/domain/pack/canonical'
import type { PackParts } from '../pack/read-pack-parts.ts'
import type { Signature } from '../release/signature-details.ts'

const TEXTS: Record<string, string> = CONSENTS

/** For machines: every version of the release with the signatures that were given for it. */
export function signaturesJson({ booking, releases }: PackParts): string {
  return canonicalJson({
    booking: booking.id,
    releases: releases.map(({ row, signatures }) => ({
      version: row.version,
      template: row.template,
      sha256: row.hash.toString('hex'),
      issuedAt: row.issuedAt.toISOString(),
      supersededAt: row.supersededAt?.toISOString() ?? null,
      signatures: signatures.map(signatureOf),
    })),
  })
}

function signatureOf({ party, hash, signedAt, details }: Signature) {
  const { legalName, typedName, address, userAgent, consent, provider, verifiedOn, signature } = details
  return {
    party,
    legalName,
    typedName,
    signedAt: signedAt.toISOString(),
    sha256: hash.toString('hex'),
    consent: { version: consent, text: TEXTS[consent] ?? '' },
    identity: { provider, verifiedOn },
    networkAddress: address,
    browser: userAgent,
    signature:
      signature.kind === 'drawn'
        ? { kind: 'drawn', field: [FIELD_WIDTH, FIELD_HEIGHT], strokes: signature.drawing }
        : { kind: 'typed' },
  }
}
