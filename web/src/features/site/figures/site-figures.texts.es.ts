import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './site-figures.texts.ts'

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

export const siteFiguresTexts: Translated<typeof english.siteFiguresTexts> = {
  closed: 'Por ahora, Roomtone funciona solo con invitación.',
  open: 'Por ahora, Roomtone está abierto a todos. Lo que sigue se aplica cuando funciona solo con invitación.',
  days: (count: number) => plural(count, 'día'),
  hours: (count: number) => plural(count, 'hora'),
  step: (percent: number, time: string) => `${percent}% al menos ${time} antes`,
  later: 'después, nada',
}
