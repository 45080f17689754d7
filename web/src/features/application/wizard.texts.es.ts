import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './wizard.texts.ts'

export const wizardTexts: Translated<typeof english.wizardTexts> = {
  title: 'Publica tu espacio para producciones pequeñas',
  types: { home: 'Casa', room: 'Habitación', location: 'Locación' },
  steps: [
    {
      title: 'Describe el lugar',
      text: 'Qué tipo de lugar es, qué parte ofreces, dónde está y cuántas personas caben.',
    },
    {
      title: 'Muéstralo',
      text: 'Al menos 5 fotos de día, un título, hasta 2 aspectos destacados y unas frases honestas.',
    },
    {
      title: 'Define tus condiciones',
      text: 'Un precio por día, quién puede reservar y cómo, los datos de seguridad, y listo.',
    },
  ],
  start: 'Empezar',
  how: 'Cómo funciona publicar',
  open: {
    title: 'Sigue donde lo dejaste',
    untitled: 'Anuncio sin título',
    percent: (share: number) => `${Math.round(share * 100)}% listo`,
    rework: 'Se pidieron cambios',
    changed: (day: string) => `Última edición: ${day}`,
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
    title: 'No encontramos este borrador',
    text: 'Quizá ya se envió a revisión, se eliminó o es de otra cuenta.',
    action: 'Empezar un anuncio nuevo',
    listings: 'Tus anuncios',
  },
  reworkRefused: 'No puedes editar esta solicitud',
  loadFailed: 'No pudimos cargar el borrador',
  needs: {
    'property-type': 'Elige un tipo de lugar para seguir.',
    'place-type': 'Elige una opción para seguir.',
    address: 'Escribe la dirección, ciudad, estado y código postal para seguir.',
    basics: 'Cada número debe ser al menos 1.',
    photos: 'Agrega al menos 5 fotos para seguir.',
    title: 'Escribe un título para seguir.',
    highlights: 'Elige hasta 2 aspectos destacados.',
    description: 'Escribe una descripción para seguir.',
    price: 'Escribe un precio mayor que $0 para seguir.',
    'final-details': 'Escribe tu dirección, ciudad, estado y código postal para crear el anuncio.',
  } as Record<string, string>,
}
