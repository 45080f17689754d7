export const homeTexts = {
  featured: 'Featured Spaces',
  guestFavorite: 'Guest favorite',
  rated: 'Rated',
  perDay: '/ day',
  guests: (count: number) => `Up to ${count} guests`,
  size: (squareFeet: number) => `${squareFeet.toLocaleString('en-US')} sq ft`,
  verification: {
    title: 'Verification Required',
    toUse:
      'Everyone here has shown who they are, once, before they book or list. That is what lets people open their doors to each other.',
    toHost: 'Complete identity verification to start hosting',
    benefits: [
      {
        title: 'Secure and private',
        text: 'Your document is stored encrypted. Nobody you deal with ever sees it.',
      },
      {
        title: 'Quick, 2-3 minutes',
        text: 'Your name, your date of birth and a picture of a government ID. You do it once.',
      },
      {
        title: 'Automatic compliance packs',
        text: 'It enables automatic compliance pack generation: every confirmed booking brings its own papers.',
      },
    ],
    soon: 'Checks open shortly. Until then, see what to have at hand.',
    action: 'How verification works',
  },
}
