/**
 * The square of a picture that somebody chose: where it begins and how long its side is, as shares of the
 * picture.
 */
export type Crop = {
  /** Of the picture's width and height, 0 to 1. */
  left: number
  top: number
  /** Of its shorter side, 0 to 1. */
  size: number
}

export const SMALLEST_CROP = 0.2

type Size = { width: number; height: number }

/** In whole pixels, always inside the picture. By default it is the middle. */
export function squareOf({ width, height }: Size, crop: Crop | null) {
  const shorter = Math.min(width, height)
  const side = crop ? within(Math.round(shorter * crop.size), 1, shorter) : shorter
  const left = crop ? crop.left * width : (width - side) / 2
  const top = crop ? crop.top * height : (height - side) / 2
  return {
    left: within(Math.round(left), 0, width - side),
    top: within(Math.round(top), 0, height - side),
    side,
  }
}

/** Keeps the square inside the picture after a drag or a zoom. */
export function keepInside({ width, height }: Size, { left, top, size }: Crop): Crop {
  const shorter = Math.min(width, height)
  const side = within(size, SMALLEST_CROP, 1)
  return {
    size: side,
    left: within(left, 0, 1 - (side * shorter) / width),
    top: within(top, 0, 1 - (side * shorter) / height),
  }
}

/** Larger or smaller around its own middle. */
export function zoomTo(picture: Size, crop: Crop, size: number): Crop {
  const shorter = Math.min(picture.width, picture.height)
  const grown = ((crop.size - within(size, SMALLEST_CROP, 1)) * shorter) / 2
  return keepInside(picture, {
    size,
    left: crop.left + grown / picture.width,
    top: crop.top + grown / picture.height,
  })
}

export function middleOf(picture: Size): Crop {
  const { left, top } = squareOf(picture, null)
  return { size: 1, left: left / picture.width, top: top / picture.height }
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most))
}
