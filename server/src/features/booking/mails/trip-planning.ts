import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, moment, spaceName } from './letter.ts'

export function tripPlanningMail(letter: Letter): Mail {
  const { startsAt, crew } = letter
  return letterMail(letter, {
    subject: `Getting ready for ${spaceName(letter)}`,
    preheader: 'Seven things that are easy today and hard on the morning itself.',
    heading: 'Before the day.',
    text: [
      `${spaceName(letter)} is yours from ${moment(letter, startsAt)}. These seven things are easy today and hard on the morning itself:`,
      'Call time. Setting up and clearing away happen within the hours you booked, so count both when you tell people when to come.',
      `Crew list. You booked for a crew of ${crew}. Write down who comes and how you reach them; if more people come, ask the host first.`,
      'Parking and load-in. Ask where the vans may stand, which door to use, and whether your largest case fits through it and into the lift.',
      'Power. Add up what your lights draw, ask how many circuits there are, and who knows where the breakers are.',
      'Sound and neighbours. Ask about quiet hours, and about what hums: a fridge, the air conditioning, a school across the street.',
      'Insurance. If the host asks for a certificate, your insurer needs a few days to write it.',
      'Releases. Print the location release and one for every person who will be in the picture.',
    ],
    action: 'Open your trip',
    note: 'Your host answers questions in the messages of the trip.',
  })
}
