import type { RetentionRule } from '@roomtone/domain/compliance/retention'
import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './retention.texts.ts'

export const retentionTexts: Translated<typeof english.retentionTexts> = {
  title: 'Conservación',
  tool: { text: 'Qué se borra cuando vence su plazo, las retenciones legales y lo que ya se fue.' },
  rules: {
    title: 'Reglas',
    text: 'Se ejecutan cada noche. Aquí ves lo que borraría la próxima vez.',
    failed: 'No se pudieron cargar las reglas',
    names: {
      booking_records: 'Registros de reservas',
      verification_records: 'Registros de verificaciones',
      closed_accounts: 'Cuentas cerradas',
    } satisfies Record<RetentionRule, string>,
    about: {
      booking_records:
        'Siete años después del fin de una reserva: la autorización, las firmas, el equipo, los archivos y los mensajes. Los importes y números de factura se conservan.',
      verification_records:
        'Siete años después de la decisión, cuando la persona se fue o tiene una más reciente: nombre, dirección, fecha de nacimiento y documento.',
      closed_accounts: '90 días después del cierre: todo lo que no forma parte de un registro.',
    } satisfies Record<RetentionRule, string>,
    due: (count: number) => (count === 0 ? 'Nada por borrar' : `${count} por borrar`),
    held: (count: number) => `${count} retenidos`,
    before: 'Lo que terminó antes de',
    first: 'Primero en la fila',
    isHeld: 'retenido',
    since: 'desde',
  },
  run: {
    button: 'Ejecutar ahora',
    title: '¿Borrar ahora lo que corresponde?',
    text: (count: number) =>
      `${count === 1 ? 'Se borraría un registro' : `Se borrarían ${count} registros`} para siempre, también de todas las copias de seguridad. No se toca nada bajo retención legal.`,
    confirm: 'Borrarlos',
    pending: 'Iniciando…',
    cancel: 'Ahora no',
    done: 'La ejecución comenzó',
    doneText: 'Lo que borre aparece en la lista de abajo.',
  },
  holds: {
    title: 'Retenciones legales',
    text: 'No se borra nada de una reserva o persona retenida. Una retención sobre una persona conserva también sus reservas.',
    label: 'Retenciones legales por estado',
    tabs: { open: 'Vigentes', lifted: 'Levantadas' },
    caption: 'Retenciones legales, las más recientes primero',
    failed: 'No se pudieron cargar las retenciones',
    empty: {
      open: {
        title: 'No hay retenciones vigentes',
        text: 'Aplica una cuando una reclamación o una autoridad pida conservar registros.',
      },
      lifted: {
        title: 'Aún no se ha levantado ninguna',
        text: 'Las retenciones que terminaron quedan en esta lista.',
      },
    },
    columns: {
      subject: 'Sobre',
      reason: 'Por qué',
      placed: 'Aplicada',
      lifted: 'Levantadas',
      actions: 'Acciones',
    },
    place: 'Aplicar una retención',
    lift: 'Levantar',
    liftOf: (what: string) => `Levantar la retención sobre ${what}`,
    liftTitle: '¿Levantar esta retención?',
    liftText: (what: string) => `Lo que corresponda de ${what} se borra en la próxima ejecución.`,
    liftConfirm: 'Levantarla',
    liftPending: 'Levantando…',
    keep: 'Conservarla',
    lifted: 'Se levantó la retención',
  },
  form: {
    title: 'Aplicar una retención legal',
    text: 'Surte efecto de inmediato y dura hasta que alguien la levante.',
    type: 'Sobre qué',
    types: { booking: 'Una reserva', user: 'Una persona' },
    id: 'Su id',
    idHint: 'El id completo, tal como aparece en la dirección de su página o en el registro de auditoría.',
    reason: 'Por qué',
    reasonHint: 'Solo lo ven los administradores.',
    confirm: 'Aplicar la retención',
    pending: 'Aplicando…',
    cancel: 'Cancelar',
    done: 'La retención está vigente',
  },
  subjects: { booking: 'Reserva', user: 'Persona', verification: 'Verificación' },
  erasures: {
    title: 'Lo que se borró',
    caption: 'Borrados, los más recientes primero',
    failed: 'No se pudieron cargar los borrados',
    empty: { title: 'Aún no se ha borrado nada', text: 'Cada borrado figura aquí por tablas y cantidades.' },
    columns: { when: 'Cuándo', rule: 'Regla', subject: 'De', what: 'Filas por tabla' },
  },
}
