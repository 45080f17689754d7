import { fieldName } from '@roomtone/domain/moderation/text-class'
import { refusedTexts as texts } from '@roomtone/texts/moderation/refused-texts'

/** What a person calls the field that a path of the API names. */
export function fieldLabel(path: string): string {
  const labels: Record<string, string> = texts.fields
  return labels[fieldName(path)] ?? texts.otherField
}
