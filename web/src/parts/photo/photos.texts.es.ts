import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './photos.texts.ts'

export const photosTexts: Translated<typeof english.photosTexts> = {
  drop: 'Suelta fotos aquí o haz clic para elegirlas',
  dropNow: 'Suelta para agregarlas',
  label: 'Agregar fotos',
  hint: 'JPEG, PNG, WebP, AVIF o HEIC, hasta 25 MB cada una. Puedes elegir muchas a la vez.',
  count: (count: number, min: number) =>
    count >= min ? `${count} fotos` : `${count} de al menos ${min} fotos, faltan ${min - count}`,
  full: (max: number) => `Un anuncio puede tener hasta ${max} fotos. Quita una para agregar otra.`,
  area: 'Fotos',
  list: 'Fotos en orden',
  cover: 'Portada',
  photo: (position: number, total: number) => `Foto ${position} de ${total}`,
  describe: (position: number) => `Descripción de la foto ${position}`,
  describePlaceholder: '¿Qué muestra?',
  describeFailed: 'La descripción aún no está guardada',
  move: (position: number, total: number) => `Mover la foto ${position} de ${total}`,
  earlier: (position: number) => `Mover la foto ${position} antes`,
  later: (position: number) => `Mover la foto ${position} después`,
  remove: (position: number) => `Quitar la foto ${position}`,
  removed: 'Foto quitada',
  undo: 'Deshacer',
  movedTo: (position: number, total: number) => `Foto movida a la posición ${position} de ${total}`,
  drag: {
    instructions:
      'Pulsa espacio para tomar la foto. Muévela con las flechas, pulsa espacio otra vez para soltarla o Escape para dejarla donde estaba.',
    pickedUp: (position: number, total: number) =>
      `Tomaste la foto ${position} de ${total}. Muévela con las flechas.`,
    over: (position: number, total: number) => `La foto está en la posición ${position} de ${total}.`,
    dropped: (position: number, total: number) =>
      position === 1
        ? `La foto es ahora la primera de ${total}, y la portada.`
        : `La foto está ahora en la posición ${position} de ${total}.`,
    cancelled: 'La foto se queda donde estaba.',
  },
  uploads: {
    list: 'Subidas',
    waiting: 'En espera',
    uploading: (percent: number) => `Subiendo, ${percent}%`,
    finishing: 'Subida, procesando',
    progress: (name: string) => `Subida de ${name}`,
    retry: 'Reintentar',
    retryName: (name: string) => `Reintentar ${name}`,
    removeName: (name: string) => `Quitar ${name}`,
    tooLarge: 'Esta foto pesa más de 25 MB.',
    leftOut: (count: number, max: number) =>
      `${count === 1 ? 'No se agregó 1 foto' : `No se agregaron ${count} fotos`}: un anuncio puede tener hasta ${max}.`,
    dismiss: 'Descartar',
    empty: 'Este archivo está vacío.',
    unknown: 'La subida falló. Inténtalo de nuevo.',
  },
  uploaded: (count: number) => `${count} foto(s) subida(s)`,
  failed: 'No se pudieron subir las fotos',
}
