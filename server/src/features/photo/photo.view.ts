import type { PhotoView } from '@roomtone/contract/photo/photo'
import type { Deps } from '../../platform/deps.ts'
import { signPhoto } from './photo-signature.ts'

type PhotoRow = {
  id: string
  alt: string
  width: number
  height: number
  color: string
  widths: number[]
  hasAvif: boolean
}

/** For people who may see a photo before everyone may. */
export function signedPhotoViewOf({ config, clock }: Deps, row: PhotoRow): PhotoView {
  return { ...photoViewOf(row), signature: signPhoto(config.masterKey, row.id, clock.now()) }
}

export function photoViewOf(row: PhotoRow): PhotoView {
  const { id, alt, width, height, color, widths } = row
  return { id, alt, width, height, color, widths, avif: row.hasAvif }
}
