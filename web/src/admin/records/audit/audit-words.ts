import { auditActionTexts } from './audit-actions.texts.ts'

/** A row may be older or newer than this page, and then it is shown by its name alone. */
export function wordsOf(action: string): string | undefined {
  return (auditActionTexts as Record<string, string>)[action]
}
