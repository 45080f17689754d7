/** The token a person carries to us when they click the link of a mail. */
export function tokenIn(text: string): string {
  const token = /#token=([\w-]+)/.exec(text)?.[1]
  if (!token) throw new Error(`This mail has no link with a token:\n${text}`)
  return token
}
