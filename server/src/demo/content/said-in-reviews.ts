/** Productions of the crews that came and went; all of them are imaginary. */
export const PRODUCTIONS = {
  lookbook: {
    title: 'Harbor Light, lookbook',
    kind: 'stills',
    purpose: 'Eight looks by daylight, one model',
  },
  film: {
    title: 'The Second Key, short film',
    kind: 'motion',
    purpose: 'A conversation in one room, two actors',
  },
  podcast: {
    title: 'Slow Radio, episode five',
    kind: 'podcast',
    purpose: 'Three voices, two microphones, no audience',
  },
  catalog: { title: 'North & Pine, catalog', kind: 'stills', purpose: 'Furniture and ceramics, no people' },
  casting: {
    title: 'Understudies, casting',
    kind: 'audition',
    purpose: 'Short readings, one after the other',
  },
  video: {
    title: 'Tin Roof, music video',
    kind: 'motion',
    purpose: 'A band of three, playback, handheld camera',
  },
  cookbook: { title: 'Almanac, cookbook', kind: 'stills', purpose: 'Twelve plates by the window' },
  portraits: { title: 'Long Exposure, portraits', kind: 'stills', purpose: 'Portraits of six writers' },
} as const

export type Said = {
  shoot: keyof typeof PRODUCTIONS
  says: string
  /** What the host answered. */
  reply?: string
}

/** What past guests wrote, by the title of the listing and by stars, as many as its rating says; the first is the newest. */
export const SAID: Record<string, Partial<Record<3 | 4 | 5, Said[]>>> = {
  'The Alder House Drawing Room': {
    5: [
      {
        shoot: 'film',
        says: 'Sun hits the west windows around four, exactly like the listing says. We scheduled the whole day around it and got the shot on the second take.',
        reply: 'I watched from the yard. That light never gets old.',
      },
      {
        shoot: 'portraits',
        says: 'Marguerite had the piano moved before we even loaded in. The paneling does half the lighting for you.',
      },
      { shoot: 'lookbook', says: 'Gorgeous. Book it.' },
      {
        shoot: 'podcast',
        says: 'We were worried a room this tall would echo. With the curtains closed it was fine, and the fireplace crackle made the intro.',
      },
      {
        shoot: 'catalog',
        says: 'Sofas slide on felt pads so we cleared the floor in five minutes. Truck parking right by the side door.',
      },
      {
        shoot: 'casting',
        says: 'Held a full day of readings here. Green room downstairs, waiting area in the hall, nobody on top of each other.',
        reply: 'You ran the most polite waiting room I have ever seen.',
      },
      { shoot: 'film', says: 'Period piece on a tiny budget and it looks like we had ten times the money.' },
      {
        shoot: 'portraits',
        says: 'Second time here. Nothing to add except that the coffee place in town opens at six.',
      },
    ],
  },
  'Glasshouse on Fern Lane': {
    5: [
      {
        shoot: 'film',
        says: 'All that glass and somehow no reflection problems. Our DP walked in with a plan B and never used it.',
        reply: 'The trick is the low furniture. Glad it worked.',
      },
      { shoot: 'lookbook', says: 'Orchard as a backdrop, level floors, a dog on set and no fuss about it.' },
      {
        shoot: 'catalog',
        says: 'Dolly ran from the hearth to the dining table without a single shim. Our grip is still talking about it.',
      },
      {
        shoot: 'podcast',
        says: 'Recorded with the doors open until the birds got competitive. Lovely, quiet place.',
      },
      { shoot: 'portraits', says: 'Soft light from three sides all morning.' },
      {
        shoot: 'film',
        says: 'Gate opened at seven on the dot, everything on the amenities list was there, and the house stayed cool all day in a heat wave. Wrapped on time, which for us is news.',
      },
      {
        shoot: 'cookbook',
        says: 'Pulled lemons off the tree for a plate. Asked first.',
        reply: 'Take a bag next time.',
      },
      { shoot: 'lookbook', says: 'Walnut ceiling reads beautifully on film. We’ll be back in the fall.' },
      { shoot: 'casting', says: 'Calm place for nervous actors.' },
    ],
    4: [
      {
        shoot: 'catalog',
        says: 'Great house. Bring ND for the windows: from eleven to two it’s brighter than you think, and our scout was at nine.',
        reply: 'Fair point. I tell everyone to scout at noon now.',
      },
    ],
  },
  'Foundry Street Brick Loft': {
    5: [
      {
        shoot: 'video',
        says: 'Full drum kit, no complaints from anyone. Freight elevator took the whole cart in one go.',
        reply: 'The building is used to it. Come back when the record’s out.',
      },
      {
        shoot: 'portraits',
        says: 'Those arched windows. Set up one chair and moved the camera around it all day.',
      },
      {
        shoot: 'film',
        says: 'Brick, steel, books on the wall. We shot three different apartments in here without renting a single prop.',
      },
      { shoot: 'lookbook', says: 'Wren answers in minutes. Power where you need it.' },
      {
        shoot: 'podcast',
        says: 'Close the inner windows and the street disappears. We did back-to-back episodes and never had to stop for a truck.',
      },
      {
        shoot: 'catalog',
        says: 'The work table under the pendants became our hero shot, which nobody planned.',
      },
      { shoot: 'casting', says: 'Easy load-in, easy to find, done by three.' },
      {
        shoot: 'video',
        says: 'Haze looked incredible in the late sun. Wren had already cleared it with the building.',
      },
    ],
    4: [
      {
        shoot: 'film',
        says: 'Lovely loft. Heat takes about an hour to catch up on a cold morning, so send someone early.',
        reply: 'There’s a timer on it now. Tell me your call time and it’ll be warm.',
      },
      { shoot: 'lookbook', says: 'Great light, helpful host. Parking our second van took some creativity.' },
    ],
  },
  'The 1962 Lounge': {
    5: [
      { shoot: 'film', says: 'Nothing in here looks like a reproduction, and the camera can tell.' },
      {
        shoot: 'lookbook',
        says: 'We lit the whole thing with practicals. Every lamp works, which is a sentence I’ve never gotten to write before.',
        reply: 'I keep a drawer of bulbs just for this.',
      },
      {
        shoot: 'portraits',
        says: 'Noor knows the story behind every object and still let us move most of them.',
      },
      { shoot: 'podcast', says: 'Carpet, curtains, low ceiling. It sounds as good as it looks.' },
      { shoot: 'video', says: 'Mustard sofa stole the video.' },
      {
        shoot: 'film',
        says: 'Blackout curtains gave us night at noon. We ran the record player for playback and put it straight into the scene.',
      },
      {
        shoot: 'catalog',
        says: 'Our stylist brought two carloads of props and used none of them.',
        reply: 'My favorite kind of review.',
      },
    ],
    4: [
      {
        shoot: 'portraits',
        says: 'Perfect period room, smaller than the wide shots suggest. Four of us plus lights was the limit.',
      },
      {
        shoot: 'podcast',
        says: 'Really nice. You can hear the street in the afternoon, so record in the morning.',
        reply: 'School lets out at three. Mornings are all yours.',
      },
      { shoot: 'film', says: 'Just what we wanted. One more circuit and it’s a five.' },
    ],
  },
  'The Marble Island Kitchen': {
    5: [
      {
        shoot: 'cookbook',
        says: 'Even light until almost six. We shot all twelve plates in one day, and the stove and sink actually work, so cleanup was painless.',
        reply: 'Still thinking about plate nine.',
      },
      { shoot: 'catalog', says: 'Shelves are dressed already. We swapped four bowls and shot.' },
      {
        shoot: 'cookbook',
        says: 'As a food stylist I have opinions about rental kitchens. No complaints about this one.',
      },
      { shoot: 'portraits', says: 'Chef portraits. Quick, bright, home by lunch.' },
    ],
    4: [
      {
        shoot: 'film',
        says: 'Very good kitchen to shoot in. The hood and the fridge both hum, so turn them off before you roll sound and remember to turn the fridge back on.',
        reply: 'There’s a sign by the switch now. Thanks for being nice about the ice cream.',
      },
    ],
  },
  'Casa Tamarisk Pool Terrace': {
    5: [
      {
        shoot: 'lookbook',
        says: 'Golden hour over flat water. We got all eight looks in one evening, and I didn’t touch a reflector.',
      },
      {
        shoot: 'video',
        says: 'Underwater lights, warm pool, no neighbors in frame. The band refused to get out.',
        reply: 'They asked me about the off-season rate on the way out.',
      },
      { shoot: 'portraits', says: 'Beautiful in that last half hour after the sun drops behind the hedge.' },
      {
        shoot: 'film',
        says: 'Big shaded pergola for crew and gear. In 100 degrees that matters more than the view.',
      },
      { shoot: 'catalog', says: 'Cedar, stone, water. Outdoor furniture has never looked better.' },
      {
        shoot: 'lookbook',
        says: 'Pool was spotless, changing room had real mirrors, Marguerite left us cold water. Thank you.',
      },
      {
        shoot: 'film',
        says: 'One setback on our side and Marguerite found us an extra hour before her next crew. You don’t forget that.',
        reply: 'Rental trucks break down. It happens.',
      },
    ],
  },
  'Alder House Garden Front': {
    5: [
      {
        shoot: 'video',
        says: 'We had rain. Marguerite opened the side hall for the crew without being asked, and at five the facade went full honey.',
        reply: 'You waited it out like pros.',
      },
      { shoot: 'lookbook', says: 'Symmetrical as it looks. Lawn was mowed the day before.' },
      {
        shoot: 'film',
        says: 'Room for two trucks and base camp out of frame. Blue hour with the lanterns on was the best shot of the film.',
      },
    ],
    4: [
      {
        shoot: 'catalog',
        says: 'Grand house, easy day. The hedges shade the left side after three, so start there.',
      },
      {
        shoot: 'portraits',
        says: 'Good outdoor location. It’s a walk to the bathroom, so ask for the side door.',
        reply: 'I leave it unlocked for crews now.',
      },
    ],
  },
  'Room 214': {
    5: [
      {
        shoot: 'film',
        says: 'Looks like someone actually lives here. My actress lay down on the beanbag and asked whose room it was.',
      },
      { shoot: 'casting', says: 'Small, cheap, and the fairy lights are on dimmers.' },
      {
        shoot: 'film',
        says: 'Tiny, but the door wall clears for a camera position like they say. Two actors, one window, wrapped early.',
        reply: 'Early wraps are a 214 tradition.',
      },
      { shoot: 'portraits', says: 'Booked it that morning, confirmed instantly, shooting by noon.' },
      { shoot: 'video', says: 'Loft bed, posters, evening sun. Bedroom pop video sorted.' },
    ],
    4: [
      { shoot: 'film', says: 'Exactly the look. Four people is a crowd in here.' },
      { shoot: 'portraits', says: 'Fun room, friendly host. Wi-Fi was too slow to send selects.' },
    ],
    3: [
      {
        shoot: 'podcast',
        says: 'The room’s cute, but there’s laundry next door that runs most of the day. Fine for pictures, not for sound. I wish we’d known.',
        reply:
          'You’re right, and I should have told you. I now send everyone the laundry hours before they book.',
      },
    ],
  },
  'Pine Ridge Deck Spa': {
    5: [
      { shoot: 'lookbook', says: 'Steam, string lights, pines. The robe shots needed no retouching.' },
      {
        shoot: 'portraits',
        says: 'So quiet that our client stayed an hour after wrap just to sit there.',
        reply: 'Clients do that. I’ve stopped fighting it.',
      },
      { shoot: 'catalog', says: 'Towels, lanterns and loungers were all included and all photogenic.' },
      {
        shoot: 'film',
        says: 'Two actors in a hot tub on a freezing night. Noor had the water hot and the heaters ready. Nobody got sick.',
      },
      { shoot: 'lookbook', says: 'Blue hour here is unreal.' },
      {
        shoot: 'portraits',
        says: 'Slatted screens meant our talent felt comfortable. That mattered more to us than anything else.',
      },
      {
        shoot: 'catalog',
        says: 'Came for candles and bath salts, left with the cover.',
        reply: 'Please send me a copy.',
      },
    ],
    4: [
      { shoot: 'film', says: 'Beautiful and remote. Fill up the tank before you drive up.' },
      {
        shoot: 'lookbook',
        says: 'Nice deck. It cools down fast after sunset, so bring layers for everyone not in the water.',
      },
      {
        shoot: 'portraits',
        says: 'Loved it. No cell service, which is charming until you need a second battery.',
        reply: 'There’s a landline by the door. I’ve added it to the access notes.',
      },
    ],
    3: [
      {
        shoot: 'catalog',
        says: 'Good deck, hard access. The last stretch isn’t made for a box truck and we had to shuttle everything up in a hatchback.',
        reply: 'Sorry about that day. I now tell everyone: nothing bigger than a cargo van.',
      },
    ],
  },
  'Water Tower Rooftop': {
    5: [
      {
        shoot: 'portraits',
        says: 'Skyline in every direction, and the elevator goes all the way up. Sunrise was worth the 4:30 call.',
        reply: 'Braver than most.',
      },
      { shoot: 'catalog', says: 'Three setups without repacking a case: pergola, long table, doorway.' },
    ],
    4: [
      { shoot: 'lookbook', says: 'Great roof. It’s windy, and the tower blocks one angle we’d counted on.' },
      {
        shoot: 'film',
        says: 'The view’s there. The elevator wasn’t, that day, and we carried everything up from the fourth floor.',
        reply: 'Again, I’m sorry. It’s been repaired, and I check it the evening before.',
      },
      { shoot: 'portraits', says: 'Wonderful at dusk. Fire table is a nice touch.' },
    ],
  },
}

/** Of a booking that is just over; it is still blind. */
export const SAID_JUST_NOW: Said = {
  shoot: 'video',
  says: 'One evening of light, three usable setups. Thanks for leaving the gate open while we loaded out.',
}

/** What hosts wrote about their crews. */
export const SAID_OF_GUESTS = [
  'Left the place cleaner than they found it.',
  'On time in, on time out.',
  'They asked before moving a single chair. I’d host them any day.',
  'Clear about what they needed, and that’s exactly what happened.',
  'Careful with the floors and generous with the donuts.',
  'Answered every question the same day and sent the COI before I asked.',
  'Great crew. One lens cap under the sofa, now in the mail.',
  'Paperwork done two days early. Rare.',
  'Quiet, quick, friendly.',
  'They ran a little long, told me ahead of time and paid for the hour.',
  'The producer walked the room with me before and after. Nothing to report.',
  'Bigger setup than I expected, but they put everything back where it was.',
  'Nice people who know what they’re doing.',
  'Booked late, prepared well. No surprises.',
  'I barely noticed they were here.',
  'Their gaffer fixed my dimmer. Unasked.',
  'Shoe covers on, voices down, coffee off the piano. Yes, again.',
  'Easy from the first message to load-out.',
  'Respectful of the neighbors, which is what I care about most.',
  'They sent me a still afterward. It’s on my wall.',
]
