/** The first letters of the first and the last name; one letter where there is only one name. */
export function initials(fullName: string): string {
  const words = fullName.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
