export const landingTexts = {
  joinWaitlist: 'Join Waitlist',
  /** While everyone may sign up. */
  open: {
    signUp: 'Sign Up',
    first: 'Create an account and verify your government ID. It takes 2-3 minutes, and you only do it once.',
    closing: 'Roomtone is open to everyone. Create an account and tell us whether you host or create.',
  },
  hero: {
    title: 'The room, before',
    titleEnd: 'anyone speaks.',
    lead: [
      'Hosts list private spaces.',
      // The word joiner keeps the compound on one line.
      'Identity-\u2060verified crews rent them for small productions, by the hour or by the day.',
    ],
    seeSpaces: 'See the spaces',
    caption: { place: 'Foundry Street Brick Loft', rest: ', set up for a crew of 6' },
    demo: 'Demo: how to sign in',
  },
  showcase: {
    title: 'Somewhere for every scene',
    pause: 'Pause slideshow',
    resume: 'Resume slideshow',
  },
  how: {
    title: 'How It Works',
    steps: [
      {
        title: 'Sign Up',
        text: 'Join the waitlist. Once you’re invited, verify your government ID. It takes 2-3 minutes, and you only do it once.',
      },
      {
        title: 'Host or Search',
        text: 'List a space with at least 5 photos and a price, or search by place, date and crew size.',
      },
      {
        title: 'Securely Book',
        text: 'Tell the host what you’re shooting and send a request. When they accept, you get the address and you both sign the release.',
      },
    ],
  },
  featured: {
    title: 'Featured Spaces',
    browse: 'Browse all spaces',
    perDay: '/ day',
    rated: 'Rated',
    guests: (count: number) => `Up to ${count} guests`,
    size: (squareFeet: number) => `${squareFeet.toLocaleString('en-US')} sq ft`,
  },
  safety: {
    title: ['Discreet for hosts,', 'certain for crews'],
    lead: 'Roomtone is a neutral intermediary. We check who people are and keep the records. We never produce or distribute content.',
    identities: {
      title: 'Verified identities',
      text: 'Everyone passes an ID check before they book or list. The other side never sees the document.',
      people: [
        { letters: 'MO', name: 'Marguerite O.', badge: 'Verified Host' },
        { letters: 'JT', name: 'Jonah T., crew of 4', badge: 'Verified' },
      ],
    },
    address: {
      title: 'Address protected until confirmed',
      text: 'Until then, crews don’t get the street, the access notes or the exact spot. The map shows a circle.',
      before: 'Before',
      confirmed: 'Booking confirmed',
      lines: ['41 Foundry Street, Unit 3', 'Providence, RI 02903'],
    },
    charge: {
      title: 'Charged only on acceptance',
      text: 'We authorize your card when you send a request. If the host declines or doesn’t answer in time, the hold is released.',
      steps: [
        { title: 'Request sent', amount: '$787 held' },
        { title: 'Host accepts', amount: '$787 charged', on: true },
        { title: 'Or declines', amount: '$0, hold released' },
      ],
    },
    records: {
      title: 'Release records you can check offline',
      text: 'Every confirmed booking has a signed pack. Anyone with a copy can check it without us, down to the last byte.',
      files: [
        { name: 'location-release.pdf', hash: '9f3c 41d8 … 7be2' },
        { name: 'house-rules.pdf', hash: 'c07a 5e19 … 20f4' },
        { name: 'crew-list.pdf', hash: '18b6 f3ca … d951' },
      ],
    },
  },
  closing: {
    title: 'Quiet, please.',
    text: 'Roomtone is currently invite-only. Leave your name and tell us whether you host or create. We’ll write when there’s room.',
  },
}
