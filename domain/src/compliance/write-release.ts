import { release202611 } from './release-2026-11.ts'
import { release202612 } from './release-2026-12.ts'
import type { ReleaseFacts, ReleaseText } from './release-facts.ts'

/** Every template there ever was, so that anything signed under one can be written again forever. */
const TEMPLATES = {
  '2026-11': release202611,
  '2026-12': release202612,
} as const satisfies Record<string, (facts: ReleaseFacts) => ReleaseText>

export type ReleaseTemplate = keyof typeof TEMPLATES

const CURRENT: ReleaseTemplate = '2026-12'

export function writeRelease(facts: ReleaseFacts, template: ReleaseTemplate = CURRENT): ReleaseText {
  return TEMPLATES[template](facts)
}

/**
 * This text is what gets hashed, in UTF-8. Paragraphs are indented, so that nobody's words can pass for one
 * of our headings and two different releases never give the same text.
 */
export function releaseToText({ title, template, sections }: ReleaseText): string {
  const blocks = sections.flatMap(({ heading, paragraphs }) => [
    heading,
    ...paragraphs.map((paragraph) => `    ${paragraph}`),
  ])
  return `${[title, `Template ${template}`, ...blocks].join('\n\n')}\n`
}
