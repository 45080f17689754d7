/** A space that may be broken at: French puts others before its colons and into its amounts. */
const SPACES = /[^\S\u00a0\u202f]+/

/** Breaks at spaces only: a word longer than the line is most likely a URL and must stay whole. */
export function wrapText(text: string, width = 72): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, width))
    .join('\n')
}

function wrapLine(line: string, width: number): string {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(SPACES).filter(Boolean)) {
    if (current === '') current = word
    else if (current.length + 1 + word.length <= width) current += ` ${word}`
    else {
      lines.push(current)
      current = word
    }
  }
  lines.push(current)
  return lines.join('\n')
}
