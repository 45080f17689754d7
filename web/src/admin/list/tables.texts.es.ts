import type { Whose } from '@roomtone/domain/queue/queues'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './tables.texts.ts'

const whose: Record<Whose, string> = { all: 'Todos', mine: 'Lo mío', unassigned: 'Sin asignar' }
const figure = (count: number) => count.toLocaleString('es-US')

export const tablesTexts: Translated<typeof english.tablesTexts> = {
  search: 'Buscar por nombre o correo',
  searchListings: 'Buscar por persona, título o ciudad',
  searchHolds: 'Buscar por motivo o persona',
  searchMailings: 'Buscar por asunto o palabras',
  searchErasures: 'El identificador empieza con',
  noMatch: 'Prueba con otras palabras u otro filtro.',
  sort: {
    label: 'Orden',
    newest: 'Lo más reciente primero',
    oldest: 'Lo más antiguo primero',
    by: (column: string) => `Ordenar por ${column.toLowerCase()}`,
  },
  source: 'Origen',
  anySource: 'En cualquier lugar',
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
      `Las primeras ${figure(rows)} filas están en el archivo. Acota los filtros para el resto.`,
    failed: 'No se pudo crear el archivo',
  },
  assigned: {
    whose: 'Trabajo de',
    whoses: whose,
    label: 'A cargo de',
    labelOf: (name: string) => `A cargo de, ${name}`,
    nobody: 'Nadie',
    me: 'Yo',
    taken: 'Tú te encargas de esto',
    given: (name: string) => `${name} se encarga de esto`,
    released: 'Nadie se encarga de esto',
    failed: 'No se pudo asignar',
  },
}
export const NOTHING_FITS: Translated<typeof english.NOTHING_FITS> = {
  title: 'No se encontró nada',
  text: tablesTexts.noMatch,
}
