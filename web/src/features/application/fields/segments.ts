import { PLACES, type Place, positionOf, SCREENS } from '@roomtone/domain/listing/wizard'

const STEPS = [1, 2, 3] as const

/** How full each of the three steps is, from 0 to 1. The last one has the terms too, and fills when the listing is sent. */
export function segmentsAt(place: Place): number[] {
  const done = PLACES.indexOf(place)
  let before = 0
  return STEPS.map((step) => {
    const size = SCREENS.filter((screen) => positionOf(screen).step === step).length
    const whole = step === 3 ? size + 2 : size
    const share = Math.min(Math.max((done - before) / whole, 0), 1)
    before += size
    return share
  })
}
