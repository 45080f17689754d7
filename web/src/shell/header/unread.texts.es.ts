import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './unread.texts.ts'

export const unreadTexts: Translated<typeof english.unreadTexts> = {
  count: (count: number) => `${count} sin leer`,
  menu: (count: number) => `Tu menú, ${count} sin leer`,
  arrived: (count: number) =>
    count === 1
      ? 'Mensaje nuevo. 1 conversación sin leer.'
      : `Mensaje nuevo. ${count} conversaciones sin leer.`,
}
