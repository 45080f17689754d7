import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, moment, spaceAndStart, spaceName } from './letter.ts'

export function tripPlanningMail(letter: Letter): Mail {
  const { startsAt, crew } = letter
  return letterMail(letter, {
    subject: `Get ready: ${spaceAndStart(letter)}`,
    preheader: 'Seven things to sort out before the day.',
    text: [
      `${spaceName(letter)} is yours from ${moment(letter, startsAt)}. Sort out these seven things before the day:`,
      'Call time. Setup and wrap happen within the hours you booked, so count both when you set the call.',
      `Crew list. You booked for a crew of ${crew}. Write down who is coming and how to reach them. Bringing more people? Ask the host first.`,
      'Parking and load-in. Ask where the vans can park, which door to use, and whether your largest case fits through it and into the elevator.',
      'Power. Add up what your lights draw, then ask how many circuits there are and where the breakers are.',
      'Sound and neighbors. Ask about quiet hours and about background noise: a fridge, the air conditioning, a school across the street.',
      'Insurance. If the host asks for a certificate (COI), allow your insurer a few days to issue it.',
      'Releases. Sign the location release, and print a release for everyone who will be on camera.',
    ],
    action: 'Open your trip',
    note: 'Questions? Message your host from that page.',
  })
}
