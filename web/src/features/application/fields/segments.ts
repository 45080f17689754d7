import { type Place, positionOf, SCREENS } from '@roomtone/domain/listing/wizard'

const STEPS = [1, 2, 3] as const

/** How full each of the three steps is, from 0 to 1. The last one fills when the listing is sent. */
export function segmentsAt(place: Place): number[] {
  if (place === 'terms') return STEPS.map(() => 1)
  const done = place === 'overview' ? 0 : SCREENS.indexOf(place) + 1
  let before = 0
  return STEPS.map((step) => {
    const size = SCREENS.filter((screen) => positionOf(screen).step === step).length
    const whole = step === 3 ? size + 1 : size
    const share = Math.min(Math.max((done - before) / whole, 0), 1)
    before += size
    return share
  })
}
