import Bowser from 'bowser'

/** `Chrome on macOS`, for session lists and security mails. */
export function browserName(userAgent: string): string {
  if (userAgent === '') return 'An unknown browser'
  const { browser, os } = Bowser.parse(userAgent)
  // Programs that are no browsers have an empty name.
  const name = browser.name || 'An unknown browser'
  return os.name ? `${name} on ${os.name}` : name
}
