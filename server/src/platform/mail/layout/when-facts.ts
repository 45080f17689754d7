import { formatsIn } from '@roomtone/texts/all/formats'
import { textsIn } from '@roomtone/texts/all/mail/about-booking'
import type { Language } from '@roomtone/texts/languages'

type Times = { startsAt: Date; endsAt: Date; callAt: Date; wrapAt: Date; timeZone: string }

/** When the space is booked, and when the shoot is where prep or strike lie around it. */
export function whenFacts(language: Language, times: Times): [label: string, value: string][] {
  const { startsAt, endsAt, callAt, wrapAt, timeZone } = times
  const { aboutBooking } = textsIn(language)
  const { range } = formatsIn(language)
  const isAllShoot = callAt.getTime() === startsAt.getTime() && wrapAt.getTime() === endsAt.getTime()
  return [
    [aboutBooking.when, range('exact', { from: startsAt, until: endsAt, timeZone })],
    ...(isAllShoot
      ? []
      : [
          [aboutBooking.shoot, range('exact', { from: callAt, until: wrapAt, timeZone })] as [string, string],
        ]),
  ]
}
