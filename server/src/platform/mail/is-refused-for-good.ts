/** What nodemailer hangs on an error that the server's reply caused. */
type SmtpError = { command?: unknown; responseCode?: unknown; response?: unknown }

/** RFC 3463: no such address (5.1), or a mailbox that takes nothing (5.2). 5.1.7 and 5.1.8 are about the sender's. */
const OF_RECIPIENT = /^5\.(1\.(?![78]\b)|2\.)\d+/
/** Of servers that give no such code. 554 and others may mean us. */
const PLAIN_CODES = [550, 551, 552, 553]
const ABOUT_US = /relay|auth|polic|spam|block|denied|sender/i

/**
 * Whether this mail would be refused for its recipient no matter how often it is sent. A server that does not
 * know us, wants a password or distrusts us (530, 535, 5.7.x) refuses everyone: an operator has to fix that,
 * and the mail is tried again.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode, response } = (error ?? {}) as SmtpError
  if (command !== 'RCPT TO' || typeof responseCode !== 'number' || typeof response !== 'string') return false
  if (responseCode < 500 || responseCode > 599) return false
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  if (enhanced !== undefined) return OF_RECIPIENT.test(enhanced)
  return PLAIN_CODES.includes(responseCode) && !ABOUT_US.test(response)
}
