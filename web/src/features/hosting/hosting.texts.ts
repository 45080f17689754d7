export const hostingTexts = {
  messages: { title: 'Messages' },
  other: {
    profile: {
      title: 'Profile',
      empty: 'This is how crews get to know you',
      text: 'Your name, how long you have been here and that you are verified stand beside every space you list.',
      action: 'View your profile',
      to: '/profile',
    },
    reviews: {
      title: 'Reviews',
      empty: 'No reviews yet',
      text: 'After a completed booking, the crew and you may review each other for 14 days.',
      action: 'How reviews work',
      to: '/help?article=reviews',
    },
    community: {
      title: 'Community',
      empty: 'Everyone here has made the same promise',
      text: 'Verified people, confidential addresses, and respect for the rooms of others.',
      action: 'Read our community commitment',
      to: '/help?article=community-commitment',
    },
    earn: {
      title: 'Earn $50',
      empty: 'No referrals yet',
      text: 'You earn $50 when a host you referred completes a first booking.',
      action: 'Refer a Host',
      to: '/refer-host',
    },
  },
}
