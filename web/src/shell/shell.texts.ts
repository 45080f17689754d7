export const shellTexts = {
  skip: 'Skip to content',
  loading: 'Loading',
  notFound: {
    code: '404',
    title: 'Oops! Page not found',
    text: 'The page may have moved, or the address may have a typo.',
    action: 'Return to Home',
  },
  broken: {
    title: 'We couldn’t load this page',
    text: 'Something went wrong. Please try again.',
    unreachable: 'Roomtone could not be reached. Please check your connection and try again.',
  },
  sessionEnded: { title: 'Signed out', text: 'Your session has ended. Please sign in again.' },
}
