const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export const communityTexts = {
  title: 'Community',
  intro: 'Our community commitment, house-rule templates, and what hosts ask us most.',
  commitment: {
    title: 'Our community commitment',
    agreed: (when: string) => `You agreed on ${when}.`,
    notAgreed: 'You haven’t agreed yet.',
    read: 'Read and agree',
    failed: 'We couldn’t load when you agreed',
  },
  rules: {
    title: 'House-rule templates',
    text: 'Choose a set, preview it on your listing, and apply it. You can change every word later.',
    sets: 'Sets of rules',
    listing: 'Listing',
    mode: 'Rules you already have',
    add: 'Add to them',
    addText: 'Rules with the same title stay as they are.',
    replace: 'Replace them',
    replaceText: 'Your listing will have only the rules in this set.',
    preview: 'What your listing will say',
    added: 'New',
    apply: 'Apply to this listing',
    applying: 'Processing...',
    applied: (count: number, title: string) => `${title} now has ${plural(count, 'rule')}.`,
    nothing: 'Your listing already says all of this.',
    tooMany: 'A listing can have up to 20 rules. Replace the ones you have, or remove some first.',
    edit: 'Open in the editor',
    failed: 'We couldn’t load your listings',
    loading: 'Loading your listings',
    none: {
      title: 'No properties yet',
      text: 'Add a listing to use a template.',
      action: 'Add new listing',
    },
  },
  articles: {
    title: 'For hosts',
    items: [
      {
        slug: 'house-rules',
        title: 'House rules crews will follow',
        text: 'What to write down, and what to leave out.',
      },
      {
        slug: 'answer-a-request',
        title: 'Answering a request',
        text: 'How long you have, and what a crew needs to know.',
      },
      { slug: 'reviews', title: 'Reviews', text: '14 days, both sides, published together.' },
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
    name: 'A lived-in home',
    text: 'For houses and apartments where someone comes home in the evening.',
    rules: [
      {
        title: 'Soft soles indoors',
        body: 'Shoe covers are by the door. Please wear them from load-in to load-out.',
      },
      {
        title: 'Ask before you move furniture',
        body: 'Most of it can move. Lift it, don’t drag it, and put it back where it was.',
      },
      {
        title: 'Closed doors stay closed',
        body: 'Rooms that aren’t in the booking are off limits, even for storage.',
      },
      {
        title: 'Paper tape only',
        body: 'No other tape on paint, wood, stone or wallpaper. There’s paper tape in the drawer.',
      },
      {
        title: 'Quiet after 9 PM',
        body: 'Load out quietly, keep voices low on the street, and turn engines off while you wait.',
      },
      {
        title: 'Leave it as you found it',
        body: 'Take photos when you arrive and use them as your checklist when you leave.',
      },
    ],
  },
  {
    name: 'A studio or loft',
    text: 'For work spaces with power, an elevator and neighbors.',
    rules: [
      {
        title: 'Know the power',
        body: 'Circuits are labeled at the panel. Spread the load, and ask before you bring a generator.',
      },
      {
        title: 'Protect the floor',
        body: 'Boards or felt under every stand and cart. Clean soles on the cyc, or you pay for a coat of paint.',
      },
      {
        title: 'The elevator is shared',
        body: 'Book it with us by the half hour. Keep the hallway clear: it’s a fire exit.',
      },
      {
        title: 'Sound has limits',
        body: 'Playback inside, with the doors closed. Drums and shouting only between 10 AM and 8 PM.',
      },
      {
        title: 'Rig only at marked points',
        body: 'Each point shows what it can hold. Never hang anything from pipes or sprinklers.',
      },
      { title: 'Strike everything', body: 'Take tape, gels, zip ties and trash with you.' },
    ],
  },
  {
    name: 'Garden, pool and roof',
    text: 'For outdoor spaces.',
    rules: [
      {
        title: 'Paths first',
        body: 'Keep carts and cases on paths and boards, off the lawn.',
      },
      { title: 'No glass by the water', body: 'Plastic cups and bottles only, and no one swims alone.' },
      {
        title: 'Nothing flies without asking',
        body: 'Drones need our OK in writing, plus any permits the law requires.',
      },
      {
        title: 'Mind the edge',
        body: 'Keep people and gear 3 feet from the parapet unless there’s a safety line and a spotter.',
      },
      {
        title: 'Weather ends the day',
        body: 'If there’s lightning, or wind strong enough to move a stand, everyone comes inside.',
      },
      {
        title: 'Out by dark',
        body: 'Neighbors sleep with their windows open. Lights and music stop when the booking ends.',
      },
    ],
  },
  {
    name: 'Animals, food and smoke',
    text: 'For spaces that allow what others don’t.',
    rules: [
      {
        title: 'A handler for every animal',
        body: 'Each animal needs a dedicated handler and a place to rest off set.',
      },
      {
        title: 'Food stays at the table',
        body: 'Catering only where we agreed. Nothing hot on wood, and no red drinks or sauces near white fabric.',
      },
      {
        title: 'Haze, not smoke',
        body: 'Water-based haze only, after we’ve turned off the detectors together. They go back on before you leave.',
      },
      {
        title: 'No open flame',
        body: 'Candles stay unlit unless someone stands by with an extinguisher.',
      },
      {
        title: 'Tell us what broke',
        body: 'Things break. Tell us the same day so we can sort it out together.',
      },
    ],
  },
]
