export const referralTexts = {
  title: 'Refer a Host',
  intro: 'You know someone with a room that deserves a film. Tell them about Roomtone, and earn $50.',
  steps: [
    { title: 'Share the link', text: 'Send it to a friend who has a space. It leads to the waitlist.' },
    { title: 'They list their space', text: 'Once invited and verified, your friend becomes a host.' },
    { title: 'You earn $50', text: 'When the host you referred completes a first booking.' },
  ],
  link: 'The link',
  copy: 'Copy link',
  copied: 'Link copied to clipboard!',
  copyByHand: {
    title: 'Error',
    text: 'Your browser does not let us copy. The link is selected: please copy it yourself.',
  },
  termsTitle: 'Terms',
  terms: [
    'You earn $50 when the host you referred completes a first booking. Requests and cancelled bookings do not count.',
    'The reward is sent within 14 days of the first eligible booking.',
    'Roomtone is invite-only: the link leads to the waitlist and puts nobody on the access list.',
    'Referring yourself, or making bookings up, forfeits the reward.',
  ],
}
