import { oneLine } from './one-line.ts'

const longestGreeting = 40

/**
 * The word we greet a person with. Anyone can type any name next to anyone's address, and mail clients turn
 * what looks like an address into a link; a "name" of that kind is left out rather than delivered.
 */
export function greetingName(fullName: string | undefined): string | undefined {
  const first = oneLine(fullName ?? '').split(/\s/)[0] ?? ''
  if (first === '' || first.length > longestGreeting || /[./:@\\]/.test(first)) return undefined
  return first
}
