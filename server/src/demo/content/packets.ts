import type { Drawing } from '@roomtone/domain/compliance/drawing'

type Member = { name: string; role: string; isMinor?: boolean }

/** What has become of the packet of a demo booking, by the title of its production. */
export type DemoPacket = {
  production: string
  signedBy: ('guest' | 'host')[]
  crew: Member[]
  /** By an admin, with this reason. */
  completedFor?: string
}

const person = (name: string, role: string): Member => ({ name, role })

/** Some complete, some not, one by hand: both badges, and every reason to look closer. All crews are imaginary. */
export const DEMO_PACKETS: DemoPacket[] = [
  {
    production: 'The Long Table, episode two',
    signedBy: ['guest', 'host'],
    crew: [
      person('Mara Ellison', 'Producer'),
      person('Jonas Okoro', 'Director'),
      person('Birgit Vance', 'Director of photography'),
      person('Teo Almeida', 'Sound'),
      person('Sunniva Dahl', 'Gaffer'),
    ],
  },
  {
    production: 'Ode Studio, winter knits',
    signedBy: ['guest', 'host'],
    crew: [
      person('Leo Marchetti', 'Photographer'),
      person('Priya Raman', 'Stylist'),
      person('Anouk Bell', 'Model'),
      person('Casimir Holt', 'Dog handler'),
    ],
  },
  {
    production: 'Hollow Bell, live session',
    signedBy: ['guest', 'host'],
    crew: [],
    completedFor: 'The guest emailed the crew list after the session. It’s on file with the booking.',
  },
  {
    production: 'Second Helping, pickups',
    signedBy: ['guest', 'host'],
    crew: [person('Mara Ellison', 'Producer'), person('Birgit Vance', 'Director of photography')],
  },
  { production: 'Amber, a short film', signedBy: ['host'], crew: [person('Mara Ellison', 'Producer')] },
  {
    production: 'Halden & Co, spring campaign',
    signedBy: ['guest', 'host'],
    crew: [
      person('Noor Haddad', 'Producer'),
      person('Ines Calloway', 'Photographer'),
      person('Rune Petersen', 'Set dresser'),
    ],
  },
  {
    production: 'Salt Hour, swimwear',
    signedBy: ['guest'],
    crew: [person('Mara Ellison', 'Producer'), person('Odile Brandt', 'Photographer')],
  },
  {
    production: 'Fern & Thread, catalog',
    signedBy: ['host'],
    crew: [person('Leo Marchetti', 'Photographer'), person('Priya Raman', 'Stylist')],
  },
  { production: 'Northbound Audio, product film', signedBy: [], crew: [] },
]

/** Flourishes that pass for names. */
export const DEMO_SIGNATURES: Record<'guest' | 'host', Drawing> = {
  guest: [
    [
      [70, 140],
      [96, 62],
      [118, 48],
      [124, 84],
      [108, 142],
      [150, 96],
      [176, 92],
      [168, 136],
      [206, 98],
      [224, 132],
      [262, 92],
      [300, 128],
      [352, 84],
      [404, 120],
      [520, 96],
    ],
    [
      [86, 160],
      [300, 154],
      [500, 162],
    ],
  ],
  host: [
    [
      [90, 60],
      [84, 148],
      [132, 70],
      [150, 146],
      [188, 58],
      [196, 140],
      [232, 112],
      [250, 138],
      [286, 108],
      [312, 136],
      [330, 104],
      [382, 128],
      [446, 88],
      [470, 150],
      [430, 176],
      [540, 118],
    ],
  ],
}
