import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './hosting.texts.ts'

export const hostingTexts: Translated<typeof english.hostingTexts> = {
  messages: { title: 'Messages' },
}
