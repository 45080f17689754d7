import type { ProfilePart } from '@roomtone/domain/account/completion'
import type { Prompt } from '@roomtone/domain/account/prompts'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './profile.texts.ts'

const prompts: Record<Prompt, string> = {
  destination: 'Destino soñado',
  work: 'Trabajo',
  song: 'Canción del colegio',
  pets: 'Mascotas',
  decade: 'Década de nacimiento',
  school: 'Escuela',
  time: 'En qué paso el tiempo',
  fact: 'Dato curioso',
  skill: 'Habilidad inútil',
  biography: 'Título de mi biografía',
}

const promptHints: Record<Prompt, string> = {
  destination: '¿Dónde rodarías si pudieras ir a cualquier lugar?',
  work: '¿A qué te dedicas?',
  song: '¿Qué sonaba demasiado en aquel entonces?',
  pets: '¿Quién vive contigo?',
  decade: '¿Cuándo naciste?',
  school: '¿Dónde estudiaste?',
  time: '¿En qué pasas demasiado tiempo?',
  fact: '¿Qué es lo que nadie adivinaría de ti?',
  skill: '¿Qué sabes hacer que nadie necesita?',
  biography: '¿Cómo se llamaría el libro sobre ti?',
}

const parts: Record<ProfilePart, string> = {
  nameAndBirthday: 'tu nombre y fecha de nacimiento',
  commitment: 'el compromiso comunitario',
  verification: 'la verificación de identidad',
  avatar: 'una foto',
  intro: 'una presentación',
  prompts: 'una respuesta en Sobre mí',
  phone: 'un teléfono',
  emergencyContact: 'un contacto de emergencia',
}

export const profileTexts: Translated<typeof english.profileTexts> = {
  title: 'Perfil',
  memberSince: (month: string) => `Miembro desde ${month}`,
  verified: 'Verificado',
  notVerified: 'Sin verificar',
  personalInfo: 'Información personal',
  preview: 'Ver tu perfil público',
  help: 'Lo que ven los demás',
  about: 'Sobre mí',
  prompts,
  promptHints,
  notProvided: 'Sin indicar',
  completion: 'Perfil completado',
  missing: (parts: string) => `Falta: ${parts}.`,
  parts,
  editProfile: 'Editar perfil',
  becomeHost: 'Ser anfitrión',
  failed: { title: 'Error', text: 'No se pudo cargar el perfil' },
  hostingIntro: 'Esto es lo que ven los equipos cuando abren tu perfil.',
  intro: {
    title: 'Presentación',
    add: 'Agregar presentación',
    label: 'Tu presentación',
    hint: 'Unas frases para las personas con las que vas a trabajar. No incluyas datos de contacto.',
  },
  edit: 'Editar',
  editOf: (what: string) => `Editar: ${what}`,
  save: 'Guardar',
  saving: 'Guardando',
  cancel: 'Cancelar',
  left: (count: number) => `quedan ${count}`,
  avatar: {
    add: 'Agregar una foto',
    change: 'Cambiar la foto',
    remove: 'Quitar',
    hint: 'JPEG, PNG, WebP, AVIF o HEIC, hasta 5 MB',
    alt: (name: string) => `Foto de ${name}`,
    uploading: 'Subiendo',
    saved: { title: 'Listo', text: 'Foto de perfil actualizada' },
    removed: { title: 'Listo', text: 'Foto de perfil eliminada' },
    failed: { title: 'Error', text: 'No se pudo subir la foto de perfil' },
    removeFailed: { title: 'Error', text: 'No se pudo eliminar la foto de perfil' },
    because: (reason: string) => `No se pudo subir la foto de perfil. ${reason}`,
    notImage: { title: 'Tipo de archivo no válido', text: 'Sube un archivo de imagen' },
    tooLarge: { title: 'Archivo demasiado grande', text: 'Sube una imagen de menos de 5 MB' },
  },
  crop: {
    title: 'Elige la parte que se muestra',
    text: 'Arrastra la foto, o muévela con las flechas.',
    area: 'Parte de la foto que se muestra. Las flechas la mueven, más y menos acercan y alejan.',
    zoom: 'Acercamiento',
    use: 'Usar esta foto',
    cancel: 'Cancelar',
    noPreview: 'Tu navegador no puede mostrar este tipo de imagen. La recortaremos al centro.',
  },
}

export const publicProfileTexts: Translated<typeof english.publicProfileTexts> = {
  description: (name: string) =>
    `${name} es miembro de Roomtone, donde se encuentran anfitriones y producciones pequeñas.`,
  membersOnly: (name: string) => `Los miembros pueden ver más sobre ${name}.`,
  signIn: 'Iniciar sesión',
  host: 'Anfitrión',
  about: (name: string) => `Sobre ${name}`,
  nothing: (name: string) => `${name} aún no ha escrito nada.`,
  answers: {
    title: 'Respuestas',
    rate: (percent: number) => `Responde el ${percent}% de las solicitudes`,
    time: (words: string) => `Por lo general en ${words}`,
    minutes: (count: number) => (count === 1 ? '1 minuto' : `${count} minutos`),
    hours: (count: number) => (count === 1 ? '1 hora' : `${count} horas`),
    days: (count: number) => (count === 1 ? '1 día' : `${count} días`),
  },
  listings: (name: string) => `Espacios de ${name}`,
  reviews: {
    host: (name: string) => `Lo que dicen los equipos de ${name}`,
    guest: (name: string) => `Lo que dicen los anfitriones de ${name}`,
  },
  yours: 'Así te ven los demás.',
  edit: 'Editar tu perfil',
}
