/** The first two letters of the email, or U. */
export function avatarLetters(email: string | null | undefined): string {
  return email ? email.slice(0, 2).toUpperCase() : 'U'
}
