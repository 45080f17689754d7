import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './wizard.texts.ts'

export const wizardTexts: Translated<typeof english.wizardTexts> = {
  title: 'Pon tu espacio en el mapa de las producciones pequeñas',
  types: { home: 'Casa', room: 'Habitación', location: 'Locación' },
  steps: [
    {
      title: 'Describe el lugar',
      text: 'Qué tipo de lugar es, qué parte se ofrece, dónde está y cuántas personas caben.',
    },
    {
      title: 'Muéstralo',
      text: 'Al menos cinco fotos de día, un título, dos aspectos destacados y unas frases honestas.',
    },
    {
      title: 'Define tus condiciones',
      text: 'Un precio por día, quién puede reservar y cómo, lo que conviene saber por seguridad, y listo.',
    },
  ],
  start: 'Empezar',
  how: 'Cómo funciona publicar',
  open: {
    title: 'Sigue donde lo dejaste',
    untitled: 'Anuncio sin título',
    percent: (share: number) => `${Math.round(share * 100)}% listo`,
    rework: 'Se pidieron cambios',
    changed: (day: string) => `Último cambio ${day}`,
    resume: (title: string) => `Continuar ${title}`,
    more: (count: number) => `Mostrar ${count} más`,
  },
  frame: {
    exit: 'Guardar y salir',
    leave: 'Salir',
    uploading: 'Subiendo fotos…',
    withoutPhotos: 'Salir sin estas fotos',
    back: 'Atrás',
    next: 'Siguiente',
    create: 'Crear anuncio',
    creating: 'Procesando…',
    progress: 'Progreso de tu anuncio',
    progressText: (step: number, screen: number, of: number) =>
      `Paso ${step} de 3, pantalla ${screen} de ${of}`,
    overviewText: 'Resumen',
    step: (step: number) => `Paso ${step} de 3`,
    notes: 'Lo que pidió el revisor',
  },
  save: {
    saved: 'Guardado',
    saving: 'Guardando',
    failed: 'Aún sin guardar. Seguimos intentando.',
    stopped: 'Aún sin guardar. Revisa lo que escribiste.',
  },
  submit: {
    done: '¡Solicitud enviada! Te avisaremos cuando se revise.',
    failed: 'No se pudo enviar la solicitud',
    verifyFirst: 'Verifica primero tu identidad.',
    verify: 'Tu borrador está guardado. Verifica tu identidad una vez y luego crea el anuncio.',
  },
  missing: {
    title: 'Este borrador no está aquí',
    text: 'Puede haberse enviado a revisión, eliminado o ser de otra cuenta.',
    action: 'Empezar un anuncio nuevo',
    listings: 'Tus anuncios',
  },
  reworkRefused: 'Aquí no hay nada que cambiar',
  loadFailed: 'No se pudo cargar el borrador',
  needs: {
    'property-type': 'Elige un tipo de lugar para seguir.',
    'place-type': 'Elige lo que tendrán las personas para seguir.',
    address: 'Escribe la dirección, ciudad, estado y código postal para seguir.',
    basics: 'Cada cantidad es al menos 1.',
    photos: 'Agrega al menos 5 fotos para seguir.',
    title: 'Escribe un título para seguir.',
    highlights: 'Elige como máximo 2 aspectos destacados.',
    description: 'Escribe una descripción para seguir.',
    price: 'Escribe un precio mayor que $0 para seguir.',
    'final-details': 'Escribe tu dirección, ciudad, estado y código postal para crear el anuncio.',
  } as Record<string, string>,
}
