import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './looking-as.texts.ts'

export const lookingAsTexts: Translated<typeof english.lookingAsTexts> = {
  label: 'Viendo como otra persona',
  looking: (name: string) => `Estás viendo Roomtone como ${name}, solo lectura`,
  stop: 'Terminar',
}
