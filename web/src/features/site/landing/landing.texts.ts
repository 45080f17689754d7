export const landingTexts = {
  joinWaitlist: 'Join Waitlist',
  /** While everyone may sign up. */
  open: {
    signUp: 'Sign Up',
    first:
      'Create an account and confirm who you are with a government ID. It takes two to three minutes, once.',
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
    caption: { place: 'Foundry Street Brick Loft', rest: ', set up for a crew of six' },
    demo: 'Demo: how to sign in',
  },
  showcase: {
    title: 'Somewhere for every scene',
    pause: 'Pause the rotation',
    resume: 'Resume the rotation',
  },
  how: {
    title: 'How It Works',
    steps: [
      {
        title: 'Sign Up',
        text: 'Join the waitlist. Once you are invited, confirm who you are with a government ID. It takes two to three minutes, once.',
      },
      {
        title: 'Host or Search',
        text: 'List a space with five photographs and a price, or look for one by place, date and crew size.',
      },
      {
        title: 'Securely Book',
        text: 'Say what you plan to shoot and send a request. When the host accepts, you get the address and both sides sign the release.',
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
    lead: 'Roomtone is a neutral intermediary. It checks who people are and keeps the records; it never produces or distributes anything.',
    identities: {
      title: 'Verified identities',
      text: 'Everyone passes an identity check before they book or list. The document is never shown to the other side.',
      people: [
        { letters: 'MO', name: 'Marguerite O.', badge: 'Verified Host' },
        { letters: 'JT', name: 'Jonah T., crew of four', badge: 'Verified' },
      ],
    },
    address: {
      title: 'Address protected until confirmed',
      text: 'Until then nobody receives the street, the access notes or the exact point. The map shows a circle.',
      before: 'Before',
      confirmed: 'Booking confirmed',
      lines: ['41 Foundry Street, Unit 3', 'Providence, RI 02903'],
    },
    charge: {
      title: 'Charged only on acceptance',
      text: 'Your card is authorized with the request. If the host declines, or does not answer in time, the hold goes away.',
      steps: [
        { title: 'Request sent', amount: '$787 held' },
        { title: 'Host accepts', amount: '$787 charged', on: true },
        { title: 'Or declines', amount: '$0, hold released' },
      ],
    },
    records: {
      title: 'Release records that verify offline',
      text: 'Every confirmed booking has a signed pack. Anyone who holds it can check it without us, down to a single byte.',
      files: [
        { name: 'location-release.pdf', hash: '9f3c 41d8 … 7be2' },
        { name: 'house-rules.pdf', hash: 'c07a 5e19 … 20f4' },
        { name: 'crew-list.pdf', hash: '18b6 f3ca … d951' },
      ],
    },
  },
  closing: {
    title: 'Quiet, please.',
    text: 'Roomtone is currently invite-only. Leave your name and tell us whether you host or create; we write when there is room.',
  },
}
