import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './site-figures.texts.ts'

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export const siteFiguresTexts: Translated<typeof english.siteFiguresTexts> = {
  closed: 'Roomtone fonctionne pour l’instant sur invitation.',
  open: 'Roomtone est pour l’instant ouvert à tous. Ce qui suit s’applique quand il fonctionne sur invitation.',
  days: (count: number) => plural(count, 'jour'),
  hours: (count: number) => plural(count, 'heure'),
  step: (percent: number, time: string) => `${percent} % au moins ${time} avant`,
  later: 'rien ensuite',
}
