import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './call-sheet.texts.ts'

export const callSheetTexts: Translated<typeof english.callSheetTexts> = {
  title: 'Hoja de llamado',
  loading: 'Cargando tu hoja de llamado',
  failed: 'No se pudo cargar tu hoja de llamado',
  invalid: {
    title: 'Este enlace terminó',
    text: 'Se reemplazó por uno nuevo o se retiró, la reserva se canceló o el rodaje terminó. Pide un enlace nuevo a quien te puso en el equipo.',
  },
  noLink: {
    title: 'Abre el enlace de tu correo',
    text: 'La hoja de llamado se muestra con un enlace personal. Abre el que te enviaron, o pídelo a quien te puso en el equipo.',
  },
  yours: (name: string, role: string, code: string) => `Para ${name}, ${role} · ${code}`,
  personal: 'Esta copia es solo tuya y lleva tu nombre y tu código. No la compartas, por favor.',
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
  empty: 'La producción aún no escribió nada más. Vuelve a mirar cuando se acerque el día.',
  print: 'Imprimir',
}
