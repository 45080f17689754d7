import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './call-sheet.texts.ts'

export const callSheetTexts: Translated<typeof english.callSheetTexts> = {
  title: 'Hoja de llamado',
  loading: 'Cargando tu hoja de llamado',
  failed: 'No pudimos cargar tu hoja de llamado',
  invalid: {
    title: 'Este enlace ya no funciona',
    text: 'Se reemplazó o se desactivó, la reserva se canceló o el rodaje terminó. Pide un enlace nuevo a quien te agregó al equipo.',
  },
  noLink: {
    title: 'Abre tu enlace personal',
    text: 'Necesitas tu propio enlace para ver la hoja de llamado. Abre el que te enviaron o pídelo a quien te agregó al equipo.',
  },
  yours: (name: string, role: string, code: string) => `Para ${name}, ${role} · ${code}`,
  personal: 'Esta copia es solo para ti y lleva tu nombre y tu código. No la compartas.',
  call: 'Hora de llamado',
  noCall: 'Aún sin definir',
  shoot: 'Reservado',
  place: 'Dirección',
  early: (when: string) => `La dirección aparece el ${when}.`,
  earlyHint: 'Vuelve con el mismo enlace.',
  maps: 'Abrir en mapas',
  access: 'Cómo entrar',
  parking: 'Estacionamiento',
  contacts: 'Contactos',
  hospital: 'Hospital más cercano',
  notes: 'Notas',
  rules: 'Reglas de la casa',
  empty: 'Aún no hay más detalles. Vuelve a mirar cuando se acerque el día.',
  print: 'Imprimir',
}
