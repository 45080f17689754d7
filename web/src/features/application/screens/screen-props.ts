import type { DraftContent } from '@roomtone/contract/application/draft'

export type ScreenProps = { content: DraftContent; onChange: (change: Partial<DraftContent>) => void }
