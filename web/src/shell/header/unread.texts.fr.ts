import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './unread.texts.ts'

export const unreadTexts: Translated<typeof english.unreadTexts> = {
  count: (count: number) => (count === 1 ? '1 non lu' : `${count} non lus`),
  menu: (count: number) => `Votre menu, ${count === 1 ? '1 non lu' : `${count} non lus`}`,
  arrived: (count: number) =>
    count === 1
      ? 'Nouveau message. 1 conversation non lue.'
      : `Nouveau message. ${count} conversations non lues.`,
}
