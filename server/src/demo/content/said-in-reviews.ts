/** What past guests wrote, by the title of the listing and by stars; the productions are imaginary. */
export const SAID: Record<string, Partial<Record<3 | 4 | 5, string[]>>> = {
  'The Alder House Drawing Room': {
    5: [
      'The sun comes in at four exactly as the listing says. We planned the whole day around it and it paid off.',
      'Marguerite moved the piano for us before we arrived. The panelling takes light beautifully.',
      'Six actors, one fireplace, no neighbours. We will write the next episode for this room.',
    ],
  },
  'Glasshouse on Fern Lane': {
    5: [
      'Eleven metres of glass and not one reflection we could not work with. The orchard is a free backdrop.',
      'A level floor from end to end: our dolly grip was the happiest person on set.',
      'Quiet enough for sync sound with the doors open. That almost never happens.',
    ],
    4: ['A superb house. Bring ND for the windows: between eleven and two it is brighter than you think.'],
  },
  'Foundry Street Brick Loft': {
    5: [
      'The freight lift takes a whole cart, the power is where you need it, and Wren answers within minutes.',
      'Brick, steel and honest daylight. We shot three set-ups without moving a wall.',
      'A live session with a loud drummer and nobody complained. Thank you for that.',
    ],
    4: [
      'Lovely loft. The heating takes an hour to catch up on a cold morning, so come early.',
      'Great light and a helpful host. Parking for a second van was a small adventure.',
    ],
  },
  'The 1962 Lounge': {
    5: [
      'Not a single thing in here is a reproduction, and the camera can tell.',
      'We lit it with practicals only. The lamps all work, which is a sentence I rarely get to write.',
      'Noor knows every object by name and let us move nearly all of them.',
    ],
    4: [
      'Perfect period room. It is smaller than the wide pictures suggest; six of us was the limit.',
      'Beautiful. The street is audible in the afternoon, so record dialogue in the morning.',
      'Everything as promised; we only wished for one more circuit.',
    ],
  },
  'The Marble Island Kitchen': {
    5: [
      'Both ovens work, the fridge is empty for you, and the island seats a crew at lunch.',
      'A food stylist’s kitchen: cold marble, hot taps, and a drain that copes.',
      'Overhead rig points already in the ceiling. Somebody who shoots has thought about this place.',
    ],
    4: ['A very good kitchen to shoot in. The extractor fan is loud; switch it off for sound.'],
  },
  'Casa Tamarisk Pool Terrace': {
    5: [
      'Golden hour over still water, and the tamarisks keep the wind off. We got everything in one evening.',
      'The pool was spotless and warm. Our swimmers asked whether they could stay.',
      'White walls, blue water, long shadows. It does half of the art direction for you.',
    ],
  },
  'Alder House Garden Front': {
    5: [
      'The lawn was cut the day before and the facade is as symmetrical as it looks.',
      'Room for two trucks and a marquee. A proper location.',
      'We had rain, and Marguerite opened the conservatory for the crew without being asked.',
    ],
    4: [
      'A grand front. Hedges throw shade on the left side after three.',
      'Good for a day outdoors. There is no toilet in the garden, so ask for the side door.',
    ],
  },
  'Room 214': {
    5: [
      'A motel room with everything a motel room should have, and a host who lets you smoke a prop cigarette.',
      'Tiny, moody, perfect. The neon outside can be switched off, which saved our night.',
      'Two actors, one bed, one window. We wrapped early.',
    ],
    4: [
      'Exactly the look we wanted. Four people are a crowd in here.',
      'Fine room and friendly people. Wifi is slow for sending dailies.',
    ],
    3: ['The room is right, but the ice machine next door hums all day and nobody had told us.'],
  },
  'Pine Ridge Deck Spa': {
    5: [
      'Steam, pines and a view for miles. The product shots needed no retouching.',
      'The deck holds a crane; we asked, and Noor had the papers.',
      'So calm that the client stayed after wrap.',
    ],
    4: [
      'Beautiful and remote. Fill the tank before you drive up.',
      'A good deck with a good host. It cools down fast after sunset.',
      'We loved the place. Phones do not work, which is a feature until you need a second battery.',
    ],
    3: [
      'Nice deck, hard access: the last stretch of road is not for a truck, and the listing should say so.',
    ],
  },
  'Water Tower Rooftop': {
    5: [
      'The skyline in every direction and a lift that goes all the way up.',
      'Wind is real up here, and so is the weather box Noor left for us.',
      'Sunrise from this roof is worth the call time.',
    ],
    4: [
      'A great roof. The tower blocks one angle that we had counted on.',
      'The view is there. The lift was not that day, and we carried everything from the fourth floor.',
      'Wonderful at dusk. Ask about the neighbours before you bring loudspeakers.',
    ],
  },
}

/** Fits any good day; no listing has one of these twice. */
export const SAID_ANYWHERE = [
  'Smooth from the first message to the last cable. We would book again tomorrow.',
  'The host was there when we needed something and invisible when we did not.',
  'Clean, quiet, and just as in the pictures.',
  'The access notes were so good that the crew was set up twenty minutes early.',
  'Our client asked for the address. We said no, as promised.',
  'Everything we had asked about before was true on the day.',
  'Fair rules, clearly written, and a host who explained the reasons for them.',
  'We left it as we found it, which was spotless.',
  'Power, parking, light: all three, which is rare.',
  'The release was signed before we had unpacked. That alone earns the fifth star.',
  'A pleasure from scout to strike.',
  'The calmest shoot of our year.',
]

/** What hosts wrote about their crews. */
export const SAID_OF_GUESTS = [
  'Left the place cleaner than they found it, and on time to the minute.',
  'A considerate crew. They asked before they moved a chair.',
  'Clear about what they needed, and exactly that is what happened.',
  'Careful with the floors, generous with the coffee. Welcome back any time.',
  'Good communication from the request to the wrap.',
  'Every paper was there before the day. Please all be like this.',
]

export const ANSWERS = [
  'Thank you. The room misses you already.',
  'You were a joy to host. Come back when the garden is in flower.',
  'Thank you for the kind words, and for the way you left the place.',
  'Good to know about that; we have added it to the listing.',
]

/** Productions of the crews that came and went. */
export const PRODUCTIONS = [
  { title: 'Harbour Light, lookbook', kind: 'stills', purpose: 'Eight looks by daylight, one model' },
  { title: 'The Second Key, short film', kind: 'motion', purpose: 'A conversation in one room, two actors' },
  {
    title: 'Slow Radio, episode five',
    kind: 'podcast',
    purpose: 'Three voices, two microphones, no audience',
  },
  { title: 'North & Pine, catalogue', kind: 'stills', purpose: 'Furniture and ceramics, no people' },
  { title: 'Understudies, casting', kind: 'audition', purpose: 'Short readings, one after the other' },
  { title: 'Tin Roof, music video', kind: 'motion', purpose: 'A band of four, playback, handheld camera' },
  { title: 'Almanac, cookbook', kind: 'stills', purpose: 'Twelve plates by the window' },
  { title: 'Long Exposure, portraits', kind: 'stills', purpose: 'Portraits of six writers' },
] as const
