const METERS_PER_MILE = 1609.344
const METERS_PER_FOOT = 0.3048

/** The longest round distance that fits, in the reader's units. */
export function scaleBar(metersPerPixel: number, longest: number): { text: string; width: number } {
  const miles = (metersPerPixel * longest) / METERS_PER_MILE
  if (miles >= 1) {
    const value = roundDown(miles)
    return { text: `${value} mi`, width: (value * METERS_PER_MILE) / metersPerPixel }
  }
  const value = roundDown((metersPerPixel * longest) / METERS_PER_FOOT)
  return { text: `${value} ft`, width: (value * METERS_PER_FOOT) / metersPerPixel }
}

/** 1, 2 or 5 of a power of ten. */
function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const step = value / power
  return power * (step >= 5 ? 5 : step >= 2 ? 2 : 1)
}
