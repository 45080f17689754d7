import { textsIn } from '@roomtone/texts/all/platform/refusals'
import type { Sharp } from 'sharp'
import { Refused } from '../refused.ts'
import type { Words } from '../words.ts'
import { profileOfHeic, withProfile } from './color-profile.ts'
import { decodeHeic } from './decode-heic.ts'
import { type Library, loadSharp } from './load-sharp.ts'
import { recognisePicture } from './recognise-picture.ts'
import { MASTER_WIDTH } from './widths.ts'

/** Upright, in sRGB, without anything but its pixels: three bytes each, at most as wide as a master. */
export type Pixels = { data: Buffer; width: number; height: number }

export type PictureLimits = { maxPixels: number; minSide: number }

/** A long strip would pass the height that WebP can hold, and no page could show it. */
const LONGEST_RATIO = 6

const PICTURE_REFUSALS = {
  type: (language) => textsIn(language).refusals.pictureType,
  damaged: (language) => textsIn(language).refusals.fileDamaged,
  empty: (language) => textsIn(language).refusals.fileEmpty,
  narrow: (language) => textsIn(language).refusals.pictureNarrow,
} satisfies Record<string, Words>

const tooManyPixels =
  (pixels: number): Words =>
  (language) =>
    textsIn(language).refusals.tooManyPixels({ megapixels: pixels / 1e6 })

const tooSmall =
  (side: number): Words =>
  (language) =>
    textsIn(language).refusals.pictureTooSmall({ side })

const refuse = (detail: Words) => new Refused('file_not_accepted', { detail })

export async function readPicture(bytes: Uint8Array, limits: PictureLimits): Promise<Pixels> {
  if (bytes.length === 0) throw refuse(PICTURE_REFUSALS.empty)
  const type = await recognisePicture(bytes)
  if (type === null) throw refuse(PICTURE_REFUSALS.type)
  const sharp = await loadSharp()
  const opened = await open(sharp, bytes, limits)
  if (opened) return opened
  if (type !== 'heic') throw refuse(PICTURE_REFUSALS.damaged)
  return openHeic(sharp, bytes, limits)
}

/** Null: not a picture that sharp can read to its end. */
async function open(sharp: Library, bytes: Uint8Array, limits: PictureLimits): Promise<Pixels | null> {
  // The header alone, so that a bomb is measured and not opened.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!header) return null
  requireFairSize(header, limits)
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: limits.maxPixels, sequentialRead: true })
  // More than eight bits are taken to Display P3 on their way in, and would keep its numbers.
  const isDeep = header.icc !== undefined && header.depth !== 'uchar'
  const upright = isDeep ? image.autoOrient().withIccProfile('srgb', { attach: false }) : image.autoOrient()
  return toPixels(upright).catch(() => null)
}

async function openHeic(sharp: Library, bytes: Uint8Array, limits: PictureLimits): Promise<Pixels> {
  const decoded = await decodeHeic(bytes, limits.maxPixels)
  if (!decoded) throw refuse(PICTURE_REFUSALS.damaged)
  const { width, height, data } = decoded
  requireFairSize(decoded, limits)
  if (data === null) throw refuse(tooManyPixels(limits.maxPixels))
  // The decoder has turned it upright already.
  const image = sharp(data, { raw: { width, height, channels: 4 } })
  return (await toPixelsIn(sharp, image.clone(), profileOfHeic(bytes))) ?? toPixels(image)
}

/** As a PNG that says what its colors mean. Null: there is nothing to say, or it makes no sense. */
async function toPixelsIn(sharp: Library, image: Sharp, profile: Buffer | null): Promise<Pixels | null> {
  if (!profile) return null
  const png = await image
    .resize({ width: MASTER_WIDTH, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return toPixels(sharp(withProfile(png, profile))).catch(() => null)
}

function requireFairSize(
  { width, height }: { width: number; height: number },
  { maxPixels, minSide }: PictureLimits,
) {
  if (width * height > maxPixels) throw refuse(tooManyPixels(maxPixels))
  if (Math.min(width, height) < minSide) throw refuse(tooSmall(minSide))
  if (Math.max(width, height) > Math.min(width, height) * LONGEST_RATIO) throw refuse(PICTURE_REFUSALS.narrow)
}

async function toPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .resize({ width: MASTER_WIDTH, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  if (info.channels !== 3) throw new Error(`Expected three channels, got ${info.channels}`)
  return { data, width: info.width, height: info.height }
}
