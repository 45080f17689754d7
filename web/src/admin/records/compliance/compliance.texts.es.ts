import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './compliance.texts.ts'

export const complianceTexts: Translated<typeof english.complianceTexts> = {
  title: 'Cumplimiento',
  caption: 'Expedientes de cumplimiento, los más recientes primero',
  search: 'Reserva o factura',
  status: 'Estado',
  anyStatus: 'Cualquier estado',
  signed: 'Autorización',
  anySigned: 'Firmada o no',
  signedOptions: { yes: 'Firmada', no: 'Sin firmar' },
  failed: { title: 'Error', text: 'No se pudieron cargar los expedientes' },
  noMatch: 'Ningún expediente coincide con esta búsqueda y estos filtros.',
  empty: {
    title: 'Aún no hay expedientes de cumplimiento',
    text: 'Cada reserva confirmada crea uno: la autorización firmada, la factura y la lista del equipo.',
  },
  columns: {
    booking: 'Reserva',
    invoice: 'Factura',
    release: 'Autorización',
    status: 'Estado',
    created: 'Creado',
    actions: 'Acciones',
  },
  open: (id: string) => `Abrir la reserva ${id}`,
  noInvoice: 'N/D',
  download: 'Descargar',
  downloadName: (id: string) => `Descargar el paquete de la reserva ${id}`,
  complete: 'Marcar como completo',
  completeName: (id: string) => `Marcar como completo el expediente de la reserva ${id}`,
  dialog: {
    title: (id: string) => `¿Marcar ${id} como completo?`,
    text: (missing: number) =>
      missing === 0
        ? 'Queda completo, aunque después se agregue o quite algo. Avisamos a ambas partes, salvo que la reserva se haya cancelado o terminara hace tiempo.'
        : `${missing === 1 ? 'Falta 1 cosa' : `Faltan ${missing} cosas`}. Queda completo, aunque después se agregue o quite algo. Avisamos a ambas partes, salvo que la reserva se haya cancelado o terminara hace tiempo.`,
    reason: 'Motivo',
    reasonHint: 'Ambas partes lo leen y queda en el registro de auditoría.',
    confirm: 'Marcar como completo',
    pending: 'Guardando…',
  },
  done: { title: 'Estado actualizado', text: 'Se actualizó el estado del expediente de cumplimiento.' },
  notDone: { title: 'Error', text: 'No se pudo actualizar el estado' },
}
