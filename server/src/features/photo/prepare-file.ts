import { PHOTO_MAX_PIXELS } from '@roomtone/domain/listing/options'
import { textsIn } from '@roomtone/texts/all/photo/refusals'
import type { Deps } from '../../platform/deps.ts'
import { isPdf, isWholePdf } from '../../platform/files/recognise-pdf.ts'
import { requirePlainPdf } from '../../platform/files/require-plain-pdf.ts'
import { encodeJpeg } from '../../platform/images/encode-picture.ts'
import { takeUploadTurn } from '../../platform/images/picture-turns.ts'
import { readPicture } from '../../platform/images/read-picture.ts'
import { recognisePicture } from '../../platform/images/recognise-picture.ts'
import { Refused } from '../../platform/refused.ts'

const PICTURE_LIMITS = { maxPixels: PHOTO_MAX_PIXELS, minSide: 1 }

type Wanted = { longestSide: number; isPictureOnly?: boolean }

type Prepared = { bytes: Buffer } & (
  | { mediaType: 'image/jpeg'; width: number; height: number }
  | { mediaType: 'application/pdf'; width: null; height: null }
)

/** What is kept of an upload: of a picture its pixels alone, of a PDF all of it. Its name says nothing about it. */
export async function prepareFile(
  { virusScanner }: Deps,
  bytes: Uint8Array,
  { longestSide, isPictureOnly = false }: Wanted,
): Promise<Prepared> {
  if (bytes.length === 0) throw refuse('empty')
  if (!isPictureOnly && (await isPdf(bytes))) {
    if (!isWholePdf(bytes)) throw refuse('damaged')
    await requirePlainPdf(bytes)
    await virusScanner.requireClean(bytes)
    return { mediaType: 'application/pdf', width: null, height: null, bytes: Buffer.from(bytes) }
  }
  if ((await recognisePicture(bytes)) === null) throw refuse(isPictureOnly ? 'picture' : 'type')
  const picture = await takeUploadTurn(async () =>
    encodeJpeg(await readPicture(bytes, PICTURE_LIMITS), longestSide),
  )
  return { mediaType: 'image/jpeg', ...picture }
}

function refuse(why: 'empty' | 'type' | 'picture' | 'damaged'): Refused {
  return new Refused('file_not_accepted', { detail: (language) => textsIn(language).refusals[why] })
}
