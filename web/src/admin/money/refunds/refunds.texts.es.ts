import type { AdminRefund } from '@roomtone/contract/booking/admin-refunds'
import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './refunds.texts.ts'

const states: Record<AdminRefund['state'], string> = {
  asking: 'Enviándose',
  pending: 'En camino',
  done: 'Devuelto',
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
    text: 'Dinero que no llegó de vuelta a una tarjeta, o que tarda demasiado.',
    note: (count: number) => (count === 0 ? 'Nada por revisar' : `${count} por revisar`),
  },
  caption: 'Reembolsos',
  failed: 'No se pudieron cargar los reembolsos',
  search: 'Buscar por huésped, espacio o reserva',
  show: 'Mostrar',
  shows: {
    stuck: 'Por revisar',
    failed: 'Falló',
    waiting: 'En camino',
    done: 'Devuelto',
    all: 'Todos',
  },
  columns: {
    refund: 'Reembolso',
    guest: 'Huésped',
    amount: 'A la tarjeta',
    state: 'Estado',
    created: 'Desde',
    actions: 'Acciones',
  },
  states,
  kinds,
  stuck: 'Tarda demasiado',
  booking: (short: string) => `Abrir la reserva ${short}`,
  attempt: (count: number) => `Intento ${count}`,
  byHand: (who: string) => `A mano, ${who}`,
  ofAll: (amount: string) => `de ${amount}`,
  empty: { title: 'Todos los reembolsos llegaron', text: 'Lo que falla o se atasca aparece aquí.' },
  retry: {
    button: 'Intentar de nuevo',
    look: 'Volver a mirar',
    nameOf: (short: string) => `Reintentar el reembolso ${short}`,
    pending: 'Pidiendo',
    done: { title: 'Pedido de nuevo', text: 'El proveedor de pagos responde en unos instantes.' },
    failed: 'No se pudo volver a pedir',
  },
  settle: {
    button: 'Saldar a mano',
    nameOf: (short: string) => `Saldar a mano el reembolso ${short}`,
    title: 'Saldar a mano',
    text: (amount: string) =>
      `Deja constancia de que el huésped recuperó ${amount}. El libro contable lo sigue; no se envía nada.`,
    through: 'Cómo se pagó',
    throughs: {
      processor: 'A la tarjeta, en el proveedor de pagos',
      bank: 'De otra manera, fuera del proveedor de pagos',
    },
    reason: 'Qué se hizo',
    reasonHint: 'Una referencia ayuda a quien lea el registro de auditoría.',
    confirm: 'Saldar',
    pending: 'Saldando',
    cancel: 'Ahora no',
    done: 'Saldado a mano',
  },
}
