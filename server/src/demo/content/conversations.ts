const MARA = 'creator@roomtone.test'
const LEO = 'leo@roomtone.test'

type Side = 'guest' | 'host'

type DemoMessage = {
  from: Side
  /** Before now. */
  hoursAgo: number
  says: string
  /** The rules hold it back, and an admin has it to decide. */
  isHeld?: boolean
}

export type DemoConversation = {
  /** The title of the listing; its host is the other side. */
  at: string
  guest: string
  messages: DemoMessage[]
  /** Whoever has read to the end. The others have what came after their own last word still before them. */
  readBy: Side[]
}

const DAY = 24

/** What the people of the demo have to say to each other. Times lie around those of their bookings. */
export const DEMO_CONVERSATIONS: DemoConversation[] = [
  {
    at: 'Foundry Street Brick Loft',
    guest: MARA,
    messages: [
      {
        from: 'guest',
        hoursAgo: 15 * DAY,
        says: 'Hello Wren. We have four players and two cameras. Does the freight elevator take a drum case?',
      },
      {
        from: 'host',
        hoursAgo: 15 * DAY - 1,
        says: 'It does, and a piano if you ask nicely. Load in from the back, the door is eight feet wide.',
      },
      { from: 'guest', hoursAgo: 15 * DAY - 2, says: 'Perfect. Is the street loud on a weekday afternoon?' },
      {
        from: 'host',
        hoursAgo: 15 * DAY - 3,
        says: 'A tram every ten minutes until six. With the inner windows shut you will not hear it on the mics.',
      },
      {
        from: 'host',
        hoursAgo: 11 * DAY,
        says: 'You left the room cleaner than you found it. Come back any time.',
      },
      { from: 'guest', hoursAgo: 11 * DAY - 3, says: 'We will. Thank you for holding the elevator.' },
    ],
    readBy: ['guest', 'host'],
  },
  {
    at: 'Juniper Lake Cabin',
    guest: MARA,
    messages: [
      { from: 'guest', hoursAgo: 8 * DAY, says: 'Does the canoe come with paddles?' },
      {
        from: 'host',
        hoursAgo: 8 * DAY - 5,
        says: 'Two, and four life vests. The lake is cold until June, so please keep people out of it.',
      },
      {
        from: 'guest',
        hoursAgo: 2 * DAY,
        says: 'I had to cancel, our director is ill. I am sorry, and I hope you find someone for that day.',
      },
      {
        from: 'host',
        hoursAgo: 2 * DAY - 2,
        says: 'Thank you for telling me early. I hope she is well again soon.',
      },
    ],
    readBy: ['guest', 'host'],
  },
  {
    at: 'Casa Tamarisk Pool Terrace',
    guest: MARA,
    messages: [
      {
        from: 'guest',
        hoursAgo: 9 * DAY,
        says: 'Hello Marguerite. When does the sun leave the terrace at this time of year?',
      },
      {
        from: 'host',
        hoursAgo: 9 * DAY - 2,
        says: 'A quarter past four. The water keeps the light for another half hour.',
      },
      {
        from: 'guest',
        hoursAgo: 9 * DAY - 3,
        says: 'Then we shoot from two and call time is noon. We come with two vans and nine people.',
      },
      {
        from: 'host',
        hoursAgo: 20,
        says: 'Both vans fit in the drive. I have the pool heated from the evening before.',
      },
      {
        from: 'host',
        hoursAgo: 19,
        says: 'If it rains we can move you to the day after, at the same price. Just tell me by noon.',
      },
    ],
    readBy: ['host'],
  },
  {
    at: 'The Alder House Drawing Room',
    guest: MARA,
    messages: [
      {
        from: 'guest',
        hoursAgo: 50 * DAY,
        says: 'We would like to move the long table to the window side. May we?',
      },
      {
        from: 'host',
        hoursAgo: 50 * DAY - 4,
        says: 'Yes, with four people and felt under the legs. I will leave the felt on the piano.',
      },
      { from: 'guest', hoursAgo: 50 * DAY - 5, says: 'Wonderful, thank you.' },
      {
        from: 'host',
        hoursAgo: 45 * DAY,
        says: 'The table is back where it lives and nothing has a scratch. A pleasure to have had you.',
      },
      {
        from: 'guest',
        hoursAgo: 6,
        says: 'Hello again. I sent you a request for a lookbook: twelve looks, natural light, a small crew.',
      },
      {
        from: 'guest',
        hoursAgo: 6,
        says: 'One of us is a greyhound. She is quiet, and we bring a blanket for the floor. Is that all right?',
      },
    ],
    readBy: ['guest'],
  },
  {
    at: 'Glasshouse on Fern Lane',
    guest: LEO,
    messages: [
      {
        from: 'guest',
        hoursAgo: 42,
        says: 'Two chairs, two cameras, one gardener and one poet. May the windows be open while we record?',
      },
      {
        from: 'host',
        hoursAgo: 40,
        says: 'They may. The birds are loud until ten in the morning, which your poet may like.',
      },
      {
        from: 'guest',
        hoursAgo: 3,
        says: 'She does. We would bring 3 softboxes of 300 W each. Is one 16 A circuit free for us?',
      },
    ],
    readBy: ['guest'],
  },
  {
    at: 'Water Tower Rooftop',
    guest: MARA,
    messages: [
      {
        from: 'guest',
        hoursAgo: 9,
        says: 'Hello Noor. We are three people with one light stand. How windy is it up there at dusk?',
      },
      {
        from: 'host',
        hoursAgo: 1.5,
        says: 'The day has become free, and it is yours if you like. Bring two sandbags for the stand.',
      },
    ],
    readBy: ['host'],
  },
  {
    at: 'Pine Ridge Deck Spa',
    guest: LEO,
    messages: [
      {
        from: 'guest',
        hoursAgo: 28,
        says: 'Hi Noor, is the deck big enough for a crew of eight and a slider of two metres?',
      },
      {
        from: 'host',
        hoursAgo: 26,
        says: 'Yes, if nobody minds standing close together. The slider fits along the railing.',
      },
      {
        from: 'guest',
        hoursAgo: 25,
        says: 'Great. And do you know a dealer who could bring us some cocaine for the wrap party?',
        isHeld: true,
      },
    ],
    readBy: ['guest', 'host'],
  },
]
