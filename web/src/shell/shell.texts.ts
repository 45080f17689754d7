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
    title: 'This page could not be loaded',
    text: 'Something went wrong on the way. What you typed is safe; please try again.',
    unreachable: 'Roomtone could not be reached. Please check your connection and try again.',
  },
  sessionEnded: { title: 'Signed out', text: 'Your session has ended. Please sign in again.' },
}
