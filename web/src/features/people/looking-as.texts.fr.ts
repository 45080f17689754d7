import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './looking-as.texts.ts'

export const lookingAsTexts: Translated<typeof english.lookingAsTexts> = {
  label: 'Vue comme une autre personne',
  looking: (name: string) => `Vous voyez Roomtone en tant que ${name}, en lecture seule`,
  stop: 'Arrêter',
}
