import type { DraftContent } from '@roomtone/contract/draft/draft'

export type ScreenProps = { content: DraftContent; onChange: (change: Partial<DraftContent>) => void }
