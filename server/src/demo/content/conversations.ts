const MARA = 'creator@roomtone.test'
const LEO = 'leo@roomtone.test'

type Side = 'guest' | 'host'

type DemoMessage = {
  from: Side
  /** Before now. */
  hoursAgo: number
  says: string
  /** The rules hold it back, and it waits for an admin's decision. */
  isHeld?: boolean
}

export type DemoConversation = {
  /** The title of the listing; its host is the other side. */
  at: string
  guest: string
  messages: DemoMessage[]
  /**
   * The sides that have read to the end. For the others, everything after their own last message is unread.
   */
  readBy: Side[]
}

const DAY = 24

/** What the people of the demo write to each other, around the times of their bookings. */
export const DEMO_CONVERSATIONS: DemoConversation[] = [
  {
    at: 'Foundry Street Brick Loft',
    guest: MARA,
    messages: [
      {
        from: 'guest',
        hoursAgo: 15 * DAY,
        says: 'Hi Wren, we’re four players and two cameras. Does a drum case fit in the freight elevator?',
      },
      {
        from: 'host',
        hoursAgo: 15 * DAY - 1,
        says: 'Easily. We’ve had a piano up here. Load in from the back, the door is eight feet wide.',
      },
      {
        from: 'guest',
        hoursAgo: 15 * DAY - 2,
        says: 'Great. How loud is the street on a weekday afternoon?',
      },
      {
        from: 'host',
        hoursAgo: 15 * DAY - 3,
        says: 'A bus every ten minutes until six. Close the inner windows and your mics won’t pick it up.',
      },
      {
        from: 'host',
        hoursAgo: 11 * DAY,
        says: 'Just walked through. It’s cleaner than before you came. Thanks, Mara.',
      },
      {
        from: 'guest',
        hoursAgo: 11 * DAY - 3,
        says: 'Thank you for holding the elevator. We just heard the mix and the room sounds huge',
      },
    ],
    readBy: ['guest', 'host'],
  },
  {
    at: 'Juniper Lake Cabin',
    guest: MARA,
    messages: [
      { from: 'guest', hoursAgo: 8 * DAY, says: 'Quick one: does the canoe come with paddles?' },
      {
        from: 'host',
        hoursAgo: 8 * DAY - 5,
        says: 'Two paddles and four life vests. The lake is freezing, so please keep everyone in the boat.',
      },
      {
        from: 'guest',
        hoursAgo: 2 * DAY,
        says: 'I had to cancel, our director is sick. So sorry, I hope you can fill the day.',
      },
      {
        from: 'host',
        hoursAgo: 2 * DAY - 2,
        says: 'No worries, and thanks for the heads-up. Tell her to feel better.',
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
        says: 'Hi Marguerite, what time do we lose the sun on the terrace right now?',
      },
      {
        from: 'host',
        hoursAgo: 9 * DAY - 2,
        says: 'Around 4:15. You get another half hour off the water.',
      },
      {
        from: 'guest',
        hoursAgo: 9 * DAY - 3,
        says: 'OK so noon call, shooting from two. We’ll be nine people in two vans.',
      },
      {
        from: 'host',
        hoursAgo: 20,
        says: 'Both vans fit in the driveway. I’ll turn on the pool heat the night before.',
      },
      {
        from: 'host',
        hoursAgo: 19,
        says: 'If it looks like rain, tell me the day before. Nobody’s in after you, so we can shift.',
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
        says: 'Would it be OK to move the long table over to the windows?',
      },
      {
        from: 'host',
        hoursAgo: 50 * DAY - 4,
        says: 'Yes, if four people carry it and you put felt under the legs. I’ll leave the felt on the piano.',
      },
      { from: 'guest', hoursAgo: 50 * DAY - 5, says: 'Will do' },
      {
        from: 'host',
        hoursAgo: 45 * DAY,
        says: 'Table’s back in its spot without a scratch. Lovely having you all here.',
      },
      {
        from: 'guest',
        hoursAgo: 6,
        says: 'Hi again Marguerite. Just sent you a request for a lookbook. Twelve looks, natural light, five of us.',
      },
      {
        from: 'guest',
        hoursAgo: 6,
        says: 'Also, one of the models is a greyhound. She’s quiet and we’ll bring a blanket for the floor. Is that OK?',
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
        says: 'Hi, we’d be recording a gardener and a poet, two cameras. Can we keep the glass doors open while we roll?',
      },
      {
        from: 'host',
        hoursAgo: 40,
        says: 'Sure. The birds are loud until about ten, which your poet might like.',
      },
      {
        from: 'guest',
        hoursAgo: 3,
        says: 'She’s thrilled. We’d bring three 300 W softboxes. Is there a 20 amp circuit we can have to ourselves?',
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
        says: 'Hi Noor, three of us with one light stand. How windy does it get up there around dusk?',
      },
      {
        from: 'host',
        hoursAgo: 1.5,
        says: 'Pretty windy, bring two sandbags. And the day just opened up, so it’s yours if you want it.',
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
        says: 'Hi Noor, is the deck big enough for six of us and a six-foot slider?',
      },
      {
        from: 'host',
        hoursAgo: 26,
        says: 'It’s cozy, but yes. The slider fits along the railing.',
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
