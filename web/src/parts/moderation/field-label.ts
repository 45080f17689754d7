import { fieldName } from '@roomtone/domain/moderation/text-class'
import { refusedTexts as texts } from '@roomtone/texts/moderation/refused-texts'

/** The label of the field that an API path names. */
export function fieldLabel(path: string): string {
  const labels: Record<string, string> = texts.fields
  return labels[fieldName(path)] ?? texts.otherField
}
