/** What an authenticator keeps with the key to say whose it is: the account's id, and nothing personal. */
export function userHandle(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
}
