import type { MessageFile } from '@roomtone/contract/conversation/conversation'
import { PHOTO_MAX_PIXELS } from '@roomtone/domain/listing/options'
import { isPdf, isWholePdf } from '../../platform/files/recognise-pdf.ts'
import { Refused } from '../../platform/http/refused.ts'
import { encodeJpeg } from '../../platform/images/encode-picture.ts'
import { readPicture } from '../../platform/images/read-picture.ts'
import { recognisePicture } from '../../platform/images/recognise-picture.ts'
import { takeUploadTurn } from '../photo/entry.ts'

const LONGEST_SIDE = 2400
const PICTURE_LIMITS = { maxPixels: PHOTO_MAX_PIXELS, minSide: 1 }

const REFUSALS = {
  empty: 'This file is empty. Please choose another one.',
  type: 'Please send a JPEG, PNG, WebP, AVIF or HEIC picture, or a PDF',
  damaged: 'This PDF is damaged or not finished. Please export it again.',
}

type Prepared = Pick<MessageFile, 'mediaType' | 'width' | 'height'> & { bytes: Buffer }

/** What is kept of an upload: of a picture its pixels alone, of a PDF all of it. Its name says nothing about it. */
export async function prepareFile(bytes: Uint8Array): Promise<Prepared> {
  if (bytes.length === 0) throw refuse(REFUSALS.empty)
  if (await isPdf(bytes)) {
    if (!isWholePdf(bytes)) throw refuse(REFUSALS.damaged)
    return { mediaType: 'application/pdf', width: null, height: null, bytes: Buffer.from(bytes) }
  }
  if ((await recognisePicture(bytes)) === null) throw refuse(REFUSALS.type)
  const picture = await takeUploadTurn(async () =>
    encodeJpeg(await readPicture(bytes, PICTURE_LIMITS), LONGEST_SIDE),
  )
  return { mediaType: 'image/jpeg', ...picture }
}

function refuse(detail: string): Refused {
  return new Refused('file_not_accepted', { detail })
}
