import { textsIn } from '@roomtone/texts/all/mail/layout'
import type { Language } from '@roomtone/texts/languages'
import { greetingName } from './greeting-name.ts'

export function greeting(language: Language, fullName: string | undefined): string {
  const { layout } = textsIn(language)
  const name = greetingName(fullName)
  return name ? layout.greeting({ name }) : layout.greetingNobody
}
