import type { AdminRefund } from '@roomtone/contract/booking/admin-refunds'
import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './refunds.texts.ts'

const states: Record<AdminRefund['state'], string> = {
  asking: 'Enviándose',
  pending: 'En camino',
  done: 'Reembolsado',
  failed: 'Falló',
}
const kinds: Record<AdminRefund['kind'], string> = {
  policy: 'Cancelación',
  goodwill: 'Cortesía',
  claim: 'Reclamación',
}

export const refundsTexts: Translated<typeof english.refundsTexts> = {
  title: 'Reembolsos',
  tool: {
    text: 'Reembolsos que fallaron o tardan demasiado.',
    note: (count: number) => (count === 0 ? 'Nada por revisar' : `${count} por revisar`),
  },
  caption: 'Reembolsos',
  failed: 'No se pudieron cargar los reembolsos',
  search: 'Buscar por huésped, espacio o reserva',
  show: 'Mostrar',
  shows: {
    stuck: 'Por revisar',
    failed: 'Fallidos',
    waiting: 'En camino',
    done: 'Reembolsados',
    all: 'Todos',
  },
  columns: {
    refund: 'Reembolso',
    guest: 'Huésped',
    amount: 'A la tarjeta',
    state: 'Estado',
    created: 'Inicio',
    actions: 'Acciones',
  },
  states,
  kinds,
  stuck: 'Tarda demasiado',
  booking: (short: string) => `Abrir la reserva ${short}`,
  attempt: (count: number) => `Intento ${count}`,
  byHand: (who: string) => `Saldado por ${who}`,
  ofAll: (amount: string) => `de ${amount}`,
  empty: {
    title: 'Nada por revisar',
    text: 'Los reembolsos que fallan o tardan demasiado aparecen aquí.',
  },
  retry: {
    button: 'Intentar de nuevo',
    look: 'Volver a comprobar',
    nameOf: (short: string) => `Reintentar el reembolso ${short}`,
    pending: 'Procesando…',
    done: { title: 'Consultando al proveedor de pagos', text: 'Suele responder en un minuto.' },
    failed: 'No se pudo reintentar el reembolso',
  },
  settle: {
    button: 'Saldar a mano',
    nameOf: (short: string) => `Saldar a mano el reembolso ${short}`,
    title: 'Saldar a mano',
    text: (amount: string) =>
      `Registra que el huésped ya recuperó ${amount}. Se actualiza el libro contable. No se envía dinero.`,
    through: 'Cómo se pagó',
    throughs: {
      processor: 'A la tarjeta, en el proveedor de pagos',
      bank: 'De otra manera, como una transferencia bancaria',
    },
    reason: 'Qué se hizo',
    reasonHint: 'Incluye una referencia. Se guarda en el registro de auditoría.',
    confirm: 'Saldar',
    pending: 'Guardando…',
    cancel: 'Ahora no',
    done: 'Saldado a mano',
  },
}
