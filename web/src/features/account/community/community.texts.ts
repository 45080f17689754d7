const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export const communityTexts = {
  title: 'Community',
  intro: 'What everyone here has promised, rules to borrow for your space, and what hosts ask us most.',
  commitment: {
    title: 'Our community commitment',
    agreed: (when: string) => `You agreed on ${when}.`,
    notAgreed: 'You have not agreed yet.',
    read: 'Read and agree',
    failed: 'When you agreed could not be loaded',
  },
  rules: {
    title: 'House-rule templates',
    text: 'Choose a set, look at what your listing would say, and apply it. You can change every word afterwards.',
    sets: 'Sets of rules',
    listing: 'Listing',
    mode: 'What happens to the rules that are there',
    add: 'Add to them',
    addText: 'Rules with the same title stay as they are.',
    replace: 'Replace them',
    replaceText: 'Only the rules of this set will stand.',
    preview: 'What your listing will say',
    added: 'New',
    apply: 'Apply to this listing',
    applying: 'Processing...',
    applied: (count: number, title: string) => `${plural(count, 'rule')} now stand on ${title}.`,
    nothing: 'Your listing says all of this already.',
    tooMany: 'A listing holds at most 20 rules. Replace the rules that are there, or remove some first.',
    edit: 'Open in the editor',
    failed: 'Your listings could not be loaded',
    loading: 'Loading your listings',
    none: {
      title: 'No properties yet',
      text: 'Templates are applied to a listing of yours.',
      action: 'Add new listing',
    },
  },
  articles: {
    title: 'For hosts',
    items: [
      {
        slug: 'house-rules',
        title: 'House rules that are kept',
        text: 'What to write down, and what to leave out.',
      },
      {
        slug: 'answer-a-request',
        title: 'Answering a request',
        text: 'How long you have, and what a crew needs to hear.',
      },
      { slug: 'reviews', title: 'Reviews', text: 'Fourteen days, both sides, published together.' },
      { slug: 'address-privacy', title: 'Your address stays yours', text: 'Who sees it, and when.' },
      { slug: 'claims', title: 'When something was broken', text: 'How to report it within 72 hours.' },
      { slug: 'payouts', title: 'Getting paid', text: 'When your money is sent, and where it goes.' },
    ],
  },
}

type Rule = { title: string; body: string }

/** Sets that hosts wrote for each other. Each fits a kind of place; none has more than a crew will read. */
export const ruleSets: { name: string; text: string; rules: Rule[] }[] = [
  {
    name: 'A home that is lived in',
    text: 'For houses and apartments where somebody comes back in the evening.',
    rules: [
      {
        title: 'Soft soles indoors',
        body: 'Shoe covers lie by the door. Please wear them from the first box to the last.',
      },
      {
        title: 'Ask before you move furniture',
        body: 'Most of it may move. Lift it, do not drag it, and put it back where it stood.',
      },
      {
        title: 'Closed doors stay closed',
        body: 'Rooms that are not in the booking are not part of the set, also not for storage.',
      },
      {
        title: 'Paper tape only',
        body: 'Nothing sticky on paint, timber, stone or wallpaper. There is paper tape in the drawer.',
      },
      {
        title: 'Quiet after 9 PM',
        body: 'Load out gently, keep voices low in the street and engines off while you wait.',
      },
      {
        title: 'Leave it as you found it',
        body: 'Take photos when you arrive, and let them be your checklist when you leave.',
      },
    ],
  },
  {
    name: 'A studio or loft',
    text: 'For working spaces with power, a lift and neighbours.',
    rules: [
      {
        title: 'Know the power',
        body: 'Circuits are marked by the panel. Spread the load, and ask before you bring a generator.',
      },
      {
        title: 'Protect the floor',
        body: 'Boards or felt under every stand and cart. Clean soles on the cyclorama, or a coat of paint at cost.',
      },
      {
        title: 'The lift is shared',
        body: 'Book your half hours with us. Nothing is left standing in the corridor: it is an escape route.',
      },
      {
        title: 'Sound has limits',
        body: 'Playback inside with the doors closed. Drums and shouting between 10 AM and 8 PM.',
      },
      {
        title: 'Rig only at the points',
        body: 'Marked points carry what is written beside them. Pipes and sprinklers carry nothing.',
      },
      { title: 'Strike everything', body: 'Tape, gels, cable ties and waste leave with you.' },
    ],
  },
  {
    name: 'Garden, pool and roof',
    text: 'For everything under the sky.',
    rules: [
      {
        title: 'Paths first',
        body: 'Carts and cases stay on paths and boards. The lawn remembers every wheel.',
      },
      { title: 'No glass by the water', body: 'Plastic cups and bottles only, and nobody swims alone.' },
      {
        title: 'Nothing flies without asking',
        body: 'Drones need our yes in writing, and whatever the law asks for besides.',
      },
      {
        title: 'Mind the edge',
        body: 'Nothing and nobody within a metre of a parapet without a line and somebody who watches.',
      },
      {
        title: 'Weather ends the day',
        body: 'With lightning in sight or wind that moves a stand, everyone comes inside.',
      },
      {
        title: 'Out by dark',
        body: 'Neighbours sleep with open windows. Lights and music end with the booking.',
      },
    ],
  },
  {
    name: 'Animals, food and smoke',
    text: 'For spaces that allow what others do not.',
    rules: [
      {
        title: 'Animals have a person',
        body: 'Each animal has somebody who looks after nothing else, and a place outside the set.',
      },
      {
        title: 'Food stays at the table',
        body: 'Catering only where we agreed. Nothing hot on wood, nothing red on white.',
      },
      {
        title: 'Haze, not smoke',
        body: 'Water-based haze after we have silenced the detectors together, and they are switched on again before you leave.',
      },
      {
        title: 'No open flame',
        body: 'Candles that are not lit, or lit ones with an extinguisher and somebody beside it.',
      },
      {
        title: 'Say what broke',
        body: 'Things break. Tell us on the day, and it is a conversation and not a claim.',
      },
    ],
  },
]
