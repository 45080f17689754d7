type Box = { top: number; bottom: number }

/** How much of a text has been in view: 0 before its first line, 1 with its last. */
export function shareRead({ top, bottom }: Box, viewHeight: number): number {
  const height = bottom - top
  // Text that is not drawn yet is not read.
  if (height <= 0) return 0
  // Browsers lay out in fractions of a pixel.
  if (bottom <= viewHeight + 1) return 1
  return Math.max(0, (viewHeight - top) / height)
}

/** Legal prose is read slowly. */
const WORDS_A_MINUTE = 200

type Section = { heading: string; paragraphs: readonly string[] }

export function minutesToRead(sections: readonly Section[]): number {
  const words = sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join(' ')
  return Math.max(1, Math.ceil(words.split(/\s+/).length / WORDS_A_MINUTE))
}

/** `3. The premises` → its number and its words. */
export function headingParts(heading: string): { number: string; words: string } {
  const [, number = '', words = heading] = /^(\d+)\. (.*)$/s.exec(heading) ?? []
  return { number, words }
}
