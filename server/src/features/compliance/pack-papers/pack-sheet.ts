import { type Block, paperOf, type Sheet } from '../../../platform/documents/sheet.ts'
import type { PackParts } from '../pack/read-pack-parts.ts'
import { PACK_PAPERS } from './pack-papers.texts.ts'

/** A paper of the pack: dated by what it tells, so that the same facts are the same file. */
export function packSheet({ packet, booking, papers }: PackParts, title: string, blocks: Block[]): Sheet {
  return {
    language: 'en',
    title,
    number: packet.invoice_id ?? booking.id,
    paper: paperOf(papers.facts.country),
    at: packet.created_at,
    footer: PACK_PAPERS.footer,
    blocks,
  }
}
