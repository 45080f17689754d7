import type { Whose } from '@roomtone/domain/queue/queues'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './tables.texts.ts'

const whose: Record<Whose, string> = { all: 'Cualquiera', mine: 'Yo', unassigned: 'Sin asignar' }
const figure = (count: number) => count.toLocaleString('es-US')

export const tablesTexts: Translated<typeof english.tablesTexts> = {
  search: 'Buscar por nombre o correo',
  searchListings: 'Buscar por persona, título o ciudad',
  searchHolds: 'Buscar por motivo o persona',
  searchMailings: 'Buscar por asunto o palabras',
  searchErasures: 'El ID empieza con',
  noMatch: 'Prueba con otras palabras o menos filtros.',
  sort: {
    label: 'Orden',
    newest: 'Lo más reciente primero',
    oldest: 'Lo más antiguo primero',
    by: (column: string) => `Ordenar por ${column.toLowerCase()}`,
  },
  source: 'Agregada por',
  anySource: 'Cualquier vía',
  rule: 'Regla',
  anyRule: 'Cualquier regla',
  state: 'Estado',
  anyState: 'Cualquier estado',
  export: {
    button: 'Exportar CSV',
    working: (done: number, total: number) => `${figure(done)} de ${figure(total)} filas`,
    done: (rows: number) => ({
      title: 'Exportado',
      text: rows === 1 ? 'Hay 1 fila en el archivo.' : `Hay ${figure(rows)} filas en el archivo.`,
    }),
    cut: (rows: number) =>
      `El archivo tiene las primeras ${figure(rows)} filas. Usa los filtros para obtener el resto.`,
    failed: 'No se pudo crear el archivo',
  },
  assigned: {
    whose: 'Responsable',
    whoses: whose,
    label: 'Responsable',
    labelOf: (name: string) => `Responsable: ${name}`,
    nobody: 'Nadie',
    me: 'Yo',
    taken: 'Ahora te encargas tú',
    given: (name: string) => `Ahora se encarga ${name}`,
    released: 'Ya no tiene responsable',
    failed: 'No se pudo asignar',
  },
}
export const NOTHING_FITS: Translated<typeof english.NOTHING_FITS> = {
  title: 'No se encontró nada',
  text: tablesTexts.noMatch,
}
