import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { insertPhoto } from '../../features/photo/photo.store.ts'
import { type PhotoFormat, photoKey } from '../../features/photo/photo-files.ts'
import type { Deps } from '../../platform/deps.ts'
import { WEB_FOLDER } from '../../platform/folders.ts'
import { loadSharp } from '../../platform/images/load-sharp.ts'

/** One picture of generated/pictures.ts, and whose it shall be. */
export type PackagedPhoto = {
  ownerId: string
  name: string
  alt: string
  width: number
  height: number
  color: string
}

const WIDTHS = [480, 960, 1600]

/**
 * Makes a photo of a picture that comes with the product, as if its owner had uploaded it. The files lie ready, so
 * that sixty of them do not hold up the first start: only JPEG is made here, and for the few browsers without AVIF
 * the widest WebP and JPEG are the ones of 960 pixels.
 */
export async function importPackagedPhoto(deps: Deps, photo: PackagedPhoto, now: Date): Promise<string> {
  const { ownerId, name, alt, width, height, color } = photo
  const id = randomUUID()
  await deps.db
    .transaction()
    .execute((tx) =>
      insertPhoto(tx, { id, ownerId, alt, width, height, color, widths: WIDTHS, hasAvif: true, now }),
    )
  const put = (at: number, format: PhotoFormat, bytes: Buffer) =>
    deps.files.put(photoKey(id, at, format), bytes)
  const [small, wide] = await Promise.all([webpAndJpeg(name, 480), webpAndJpeg(name, 960)])
  await Promise.all([
    ...WIDTHS.map(async (at) => put(at, 'avif', await packagedFile(`${name}-${at}.avif`))),
    ...WIDTHS.map((at) => put(at, 'webp', at === 480 ? small.webp : wide.webp)),
    ...WIDTHS.map((at) => put(at, 'jpg', at === 480 ? small.jpg : wide.jpg)),
  ])
  return id
}

async function webpAndJpeg(name: string, width: number): Promise<{ webp: Buffer; jpg: Buffer }> {
  const [sharp, webp] = await Promise.all([loadSharp(), packagedFile(`${name}-${width}.webp`)])
  return { webp, jpg: await sharp(webp).jpeg({ quality: 75 }).toBuffer() }
}

function packagedFile(file: string): Promise<Buffer> {
  return readFile(packagedPath(file))
}

/** Where they are kept; a server that was given nothing but the built pages has them there. */
export function packagedPath(file: string): string {
  const kept = join(WEB_FOLDER, 'public/photos', file)
  return existsSync(kept) ? kept : join(WEB_FOLDER, 'dist/client/photos', file)
}
