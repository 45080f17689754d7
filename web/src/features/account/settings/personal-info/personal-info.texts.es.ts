import type { VerificationView } from '@roomtone/contract/verification/verification'
import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './personal-info.texts.ts'

const verification: Record<VerificationView['status'], string> = {
  none: 'Sin empezar',
  processing: 'En comprobación',
  in_review: 'En revisión',
  verified: 'Verificado',
  rejected: 'Rechazado',
}

export const personalInfoTexts: Translated<typeof english.personalInfoTexts> = {
  failed: 'No se pudo cargar tu información personal',
  notProvided: 'Sin indicar',
  edit: 'Editar',
  add: 'Agregar',
  editOf: (what: string) => `Editar: ${what}`,
  addOf: (what: string) => `Agregar: ${what}`,
  save: 'Guardar',
  saving: 'Guardando',
  cancel: 'Cancelar',
  remove: 'Quitar',
  saved: 'Guardado',
  note: 'Los datos de contacto se comparten solo después de confirmar una reserva.',
  help: 'Qué hacemos con ella',
  legalName: {
    label: 'Nombre legal',
    first: 'Nombre legal',
    last: 'Apellido legal',
    hint: 'Como figura en tu identificación oficial.',
    fixed:
      'Tu identidad se verificó con este nombre, o se está verificando, así que ya no cambia aquí: las autorizaciones se firman con él. Si tu nombre cambió, escribe a',
  },
  preferredName: {
    label: 'Nombre preferido',
    hint: 'Los anfitriones y equipos ven esto en lugar de tu nombre legal.',
  },
  email: {
    label: 'Correo electrónico',
    confirmed: 'Confirmada',
    notConfirmed: 'Sin confirmar',
    waits: (email: string) => `A la espera del enlace que enviamos a ${email}`,
    resend: 'Enviar otro enlace',
    resent: {
      title: 'Revisa tu correo',
      text: (email: string) => `Un enlace para confirmar ${email} va en camino.`,
    },
    next: 'Dirección de correo nueva',
    hint: 'Enviamos un enlace a la dirección nueva. Hasta que lo abras, no cambia nada. También avisamos a la dirección que tienes ahora.',
    send: 'Enviar el enlace',
    sent: {
      title: 'Revisa tu buzón nuevo',
      text: (email: string) => `Un enlace para usar ${email} va en camino.`,
    },
    noPassword: 'Para cambiar tu dirección necesitas una contraseña. Elige una en',
    security: 'Acceso y seguridad',
  },
  phones: {
    label: 'Teléfonos',
    one: (number: number) => `Número de teléfono ${number}`,
    hint: 'Con el código de país, como +1 213 373 4253. Tras una reserva confirmada, la otra parte ve el primero.',
    more: 'Agregar otro número',
    removeOf: (number: number) => `Quitar el número de teléfono ${number}`,
  },
  identity: {
    label: 'Verificación de identidad',
    verification,
    verify: {
      none: 'Iniciar verificación',
      processing: 'Ver estado',
      in_review: 'Ver estado',
      rejected: 'Ver por qué',
    },
  },
  residential: 'Domicilio',
  mailing: 'Dirección postal',
  emergency: {
    label: 'Contacto de emergencia',
    name: 'Nombre',
    relation: 'Relación',
    phone: 'Número de teléfono',
    email: 'Correo electrónico',
    hint: 'Alguien a quien podamos llamar si te pasa algo en un rodaje. Nadie más lo ve.',
  },
  address: {
    line1: 'Dirección',
    line2: 'Departamento, oficina',
    city: 'Ciudad',
    region: 'Estado o región',
    postalCode: 'Código postal',
    country: 'País',
    choose: 'Elige un país',
  },
}
