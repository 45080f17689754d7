import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './verifications.texts.ts'

export const verificationsTexts: Translated<typeof english.verificationsTexts> = {
  title: 'Verificaciones de identidad',
  tool: {
    text: 'Verificaciones que debe revisar una persona, y las decisiones anteriores.',
    note: (count: number) => (count === 0 ? 'Nada que revisar' : `${count} por revisar`),
  },
  tabs: {
    label: 'Verificaciones por estado',
    in_review: 'En revisión',
    verified: 'Verificados',
    rejected: 'Rechazados',
  },
  failed: 'No se pudieron cargar las verificaciones',
  empty: {
    in_review: {
      title: 'Nada que revisar',
      text: 'Aquí aparecen las que debe revisar una persona, por ejemplo, si la fecha de nacimiento no coincide.',
    },
    verified: {
      title: 'Aún no hay nadie verificado',
      text: 'Las personas cuya identidad se confirmó aparecen aquí.',
    },
    rejected: {
      title: 'No se rechazó a nadie',
      text: 'Las verificaciones rechazadas se guardan aquí, con el motivo.',
    },
  },
  status: {
    processing: 'En comprobación',
    in_review: 'En revisión',
    verified: 'Verificado',
    rejected: 'Rechazado',
  },
  flags: {
    duplicate_id: 'La misma identificación en otra cuenta',
    birthday_differs: 'La fecha de nacimiento no coincide',
    name_differs: 'El nombre no coincide',
    rejected_before: 'Rechazado antes',
  },
  facts: {
    profile: 'Perfil',
    birthday: 'Fecha de nacimiento',
    profileBirthday: (birthday: string) => `Perfil: ${birthday}`,
    idNumber: 'Número de identificación',
    idLast4: (last: string) => `Termina en ${last}`,
    address: 'Dirección',
    notGiven: 'No indicado',
    provider: 'Comprobado por',
    submitted: 'Enviado',
    decided: 'Decidido',
    sameId: 'Misma identificación que',
    reason: 'Motivo indicado',
  },
  document: {
    show: 'Mostrar documento',
    showOf: (name: string) => `Mostrar el documento de ${name}`,
    pending: 'Abriendo…',
    recorded: 'Registramos quién abre esto y cuándo.',
    title: (name: string) => `Identificación de ${name}`,
    alt: (name: string) => `El documento de identidad de ${name}`,
    undrawable: (kind: string) => `Es un archivo ${kind}. Descárgalo para verlo y luego borra tu copia.`,
    download: 'Descargar documento',
    kinds: { 'application/pdf': 'PDF', 'image/heic': 'HEIC' } as Record<string, string>,
  },
  approve: 'Aprobar',
  approveName: (name: string) => `Aprobar a ${name}`,
  approving: 'Aprobando…',
  approved: (name: string) => ({
    title: `${name} ya tiene su identidad verificada`,
    text: 'Se lo estamos avisando.',
  }),
  reject: 'Rechazar',
  rejectName: (name: string) => `Rechazar a ${name}`,
  rejecting: 'Rechazando…',
  rejectTitle: (name: string) => `¿Rechazar a ${name}?`,
  rejectText: 'La persona lee tu motivo y puede intentarlo de nuevo.',
  reason: 'Motivo',
  reasonHint: 'Di qué estuvo mal y qué hacer distinto.',
  rejected: (name: string) => ({ title: `Se rechazó a ${name}`, text: 'Le estamos diciendo por qué.' }),
}
