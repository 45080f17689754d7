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
  failed: 'No pudimos cargar tu información personal',
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
      'No puedes cambiar tu nombre aquí una vez iniciada la verificación, porque firmas las autorizaciones con él. Si tu nombre cambió, escribe a',
  },
  preferredName: {
    label: 'Nombre preferido',
    hint: 'Los anfitriones y equipos ven esto en lugar de tu nombre legal.',
  },
  email: {
    label: 'Correo electrónico',
    confirmed: 'Confirmado',
    notConfirmed: 'Sin confirmar',
    waits: (email: string) => `Para cambiar a ${email}, abre el enlace que te enviamos ahí.`,
    resend: 'Enviar otro enlace',
    resent: {
      title: 'Revisa tu correo',
      text: (email: string) => `Enviamos un enlace para confirmar ${email}.`,
    },
    next: 'Dirección de correo nueva',
    hint: 'Enviaremos un enlace a la dirección nueva. Tu correo cambia cuando lo abras. También avisaremos a tu dirección actual.',
    send: 'Enviar enlace',
    sent: {
      title: 'Revisa tu correo nuevo',
      text: (email: string) => `Enviamos un enlace a ${email}.`,
    },
    noPassword: 'Necesitas una contraseña para cambiar tu correo. Créala en',
    security: 'Acceso y seguridad',
  },
  phones: {
    label: 'Teléfonos',
    one: (number: number) => `Número de teléfono ${number}`,
    hint: 'Incluye el código de país, como +1 213 373 4253. Cuando se confirma una reserva, la otra parte ve tu primer número.',
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
    hint: 'Alguien a quien podamos llamar si te pasa algo en un rodaje. Los demás miembros nunca lo ven.',
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
