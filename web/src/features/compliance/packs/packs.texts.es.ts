import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './packs.texts.ts'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

export const packsTexts: Translated<typeof english.packsTexts> = {
  title: 'Cumplimiento',
  caption: 'Expedientes de cumplimiento, los más recientes primero',
  failed: 'No se pudieron cargar los expedientes',
  filter: 'Estado',
  filters: { all: 'Todos', missing_docs: 'Faltan documentos', complete: 'Completo' },
  columns: { booking: 'Reserva', when: 'Cuándo', status: 'Estado', pack: 'Paquete' },
  nothingMissing: 'No falta nada',
  marked: 'Marcado como completo por Roomtone',
  missing: (missing: number) => count(missing, 'pendiente', 'pendientes'),
  yours: (yours: number, missing: number) =>
    missing === 1 ? 'te toca a ti' : count(yours, 'te toca a ti', 'te tocan a ti'),
  notYours: (missing: number) => (missing === 1 ? 'no te toca a ti' : 'ninguno te toca a ti'),
  download: 'Descargar',
  downloadName: (production: string) => `Descargar el paquete de ${production}`,
  none: {
    all: {
      title: 'Aún no hay paquetes de cumplimiento',
      text: 'Cada reserva confirmada tiene uno: la autorización, las reglas de la casa, la lista del equipo y la factura.',
    },
    missing_docs: { title: 'No falta nada', text: 'Todos los expedientes de tus reservas están completos.' },
    complete: {
      title: 'Aún no hay ninguno completo',
      text: 'Un expediente está completo cuando tiene todos sus documentos.',
    },
  },
  action: 'Qué hay en un paquete',
}
