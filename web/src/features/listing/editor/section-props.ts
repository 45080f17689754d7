import type { Edits } from './use-edits.ts'

export type SectionProps = { edits: Edits }
