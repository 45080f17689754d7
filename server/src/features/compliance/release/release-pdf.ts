import { FIELD_HEIGHT, FIELD_WIDTH } from '@roomtone/domain/compliance/drawing'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { drawPdf } from '../../../platform/documents/draw-in-thread.ts'
import { type Block, paperOf } from '../../../platform/documents/sheet.ts'
import { wordsIn } from '../../../platform/documents/words.ts'
import { maskAddress } from '../../../platform/http/mask-address.ts'
import { findSpaceOf } from '../packet/packet.store.ts'
import type { ReleaseRow } from './location-release.store.ts'
import { openBody, type ReleaseBody } from './release-body.ts'
import { PROVIDER_WORDS, RELEASE_PAPER } from './release-pdf.texts.ts'
import { openSignatures, type Signature } from './signature-details.ts'

const { timeIn } = wordsIn('en')

/** Null: its years are over. The same release with the same signatures is the same file, byte for byte. */
export async function writeReleasePdf(
  deps: Deps,
  handle: Handle,
  release: ReleaseRow,
): Promise<{ name: string; bytes: Buffer } | null> {
  const body = await openBody(deps, handle, release)
  if (body === null) return null
  const signatures = await openSignatures(deps, handle, release.bookingId, [release.id])
  const { country } = await findSpaceOf(handle, release.bookingId)
  const { reference } = body.facts
  const bytes = await drawPdf({
    language: 'en',
    title: RELEASE_PAPER.title,
    number: reference,
    paper: paperOf(country),
    at: signatures.at(-1)?.signedAt ?? release.issuedAt,
    footer: RELEASE_PAPER.footer(release.version),
    blocks: [
      { kind: 'facts', facts: factsOf(release, body) },
      ...sectionsOf(body),
      { kind: 'heading', text: RELEASE_PAPER.signatures },
      { kind: 'text', text: RELEASE_PAPER.hashed },
      ...(['host', 'guest'] as const).flatMap((party) => signatureBlocks(party, signatures, body)),
    ],
  })
  return { name: `release-${reference}-v${release.version}`, bytes }
}

function factsOf(release: ReleaseRow, { text, facts: { timeZone } }: ReleaseBody): [string, string][] {
  const { version, template, issuedAt, supersededAt, hash } = release
  return [
    [RELEASE_PAPER.version, String(version)],
    [RELEASE_PAPER.issued, timeIn(issuedAt, timeZone)],
    ...(supersededAt ? [[RELEASE_PAPER.replaced, timeIn(supersededAt, timeZone)] as [string, string]] : []),
    [RELEASE_PAPER.template, template],
    [RELEASE_PAPER.hash, hash.toString('hex')],
    [RELEASE_PAPER.of, text.title],
  ]
}

function sectionsOf({ text: { sections } }: ReleaseBody): Block[] {
  return sections.flatMap(({ heading, paragraphs }): Block[] => [
    { kind: 'heading', text: heading },
    ...paragraphs.map((text): Block => ({ kind: 'text', text })),
  ])
}

function signatureBlocks(party: 'guest' | 'host', all: Signature[], body: ReleaseBody): Block[] {
  const heading: Block = { kind: 'heading', text: RELEASE_PAPER.parties[party] }
  const signature = all.find((one) => one.party === party)
  if (!signature) return [heading, { kind: 'text', text: RELEASE_PAPER.missing }]
  const { details } = signature
  return [
    heading,
    { kind: 'facts', facts: signatureFacts(signature, body.facts.timeZone) },
    details.signature.kind === 'drawn'
      ? {
          kind: 'drawing',
          strokes: details.signature.drawing,
          field: [FIELD_WIDTH, FIELD_HEIGHT],
          says: RELEASE_PAPER.drawnBy(details.legalName),
        }
      : { kind: 'handwriting', text: details.typedName },
  ]
}

function signatureFacts({ details, signedAt, hash }: Signature, zone: string): [string, string][] {
  const provider = PROVIDER_WORDS[details.provider] ?? details.provider
  return [
    [RELEASE_PAPER.legalName, details.legalName],
    [RELEASE_PAPER.typedName, details.typedName],
    [RELEASE_PAPER.signedAt, `${signedAt.toISOString()} (${timeIn(signedAt, zone)})`],
    [RELEASE_PAPER.from, maskAddress(details.address)],
    [RELEASE_PAPER.identity, RELEASE_PAPER.verified(provider, details.verifiedOn)],
    [RELEASE_PAPER.consent, details.consent],
    [RELEASE_PAPER.hash, hash.toString('hex')],
  ]
}
