import type { PhotoView } from '@roomtone/contract/photo/photo'

type PhotoRow = {
  id: string
  alt: string
  width: number
  height: number
  color: string
  widths: number[]
  hasAvif: boolean
}

export function photoViewOf(row: PhotoRow): PhotoView {
  const { id, alt, width, height, color, widths } = row
  return { id, alt, width, height, color, widths, avif: row.hasAvif }
}
