import { release202611 } from './release-2026-11.ts'
import type { ReleaseFacts, ReleaseText } from './release-facts.ts'

/** All there ever were: what was signed under one of them can be written again for ever. */
const TEMPLATES = {
  '2026-11': release202611,
} as const satisfies Record<string, (facts: ReleaseFacts) => ReleaseText>

type ReleaseTemplate = keyof typeof TEMPLATES

const CURRENT: ReleaseTemplate = '2026-11'

export function writeRelease(facts: ReleaseFacts, template: ReleaseTemplate = CURRENT): ReleaseText {
  return TEMPLATES[template](facts)
}

/**
 * What is hashed, in UTF-8. Paragraphs are set in, so that no words of a person's can pass for a heading of ours, and
 * two different releases never give one text.
 */
export function releaseToText({ title, template, sections }: ReleaseText): string {
  const blocks = sections.flatMap(({ heading, paragraphs }) => [
    heading,
    ...paragraphs.map((paragraph) => `    ${paragraph}`),
  ])
  return `${[title, `Template ${template}`, ...blocks].join('\n\n')}\n`
}
