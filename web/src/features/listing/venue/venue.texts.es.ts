import type { CancellationPolicy } from '@roomtone/domain/cancellation/policy'
import type { SafetyFeature } from '@roomtone/domain/listing/options'
import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './venue.texts.ts'

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

const share = (percent: number, all: string, of: string) =>
  percent === 100 ? all : percent === 50 ? `la mitad ${of}` : `${percent}% ${of}`

export const venueTexts: Translated<typeof english.venueTexts> = {
  allPhotos: (count: number) => `Las ${count} fotos`,
  openPhoto: (index: number, count: number) => `Abrir la foto ${index} de ${count}`,
  rated: 'Calificación',
  reviewCount: (count: number) => plural(count, 'reseña'),
  noReviews: 'Aún no hay reseñas',
  share: 'Compartir',
  shared: '¡Enlace copiado!',
  shareFailed: 'No se pudo copiar el enlace. Está en la barra de direcciones.',
  save: 'Guardar',
  private: 'Privado',
  closed: 'Este anuncio no está disponible. Solo su anfitrión y los administradores ven esta página.',
  facts: {
    size: 'Tamaño',
    squareFeet: (count: number) => `${count.toLocaleString('es-US')} pies²`,
    noSize: 'No indicado',
    maxCrew: 'Equipo máx.',
    people: (count: number) => (count === 1 ? '1 persona' : `${count} personas`),
    privacy: 'Nivel de privacidad',
    levels: { standard: 'Estándar', enhanced: 'Reforzada' },
  },
  rooms: {
    bedrooms: (count: number) => plural(count, 'dormitorio'),
    beds: (count: number) => plural(count, 'cama'),
    bathrooms: (count: number) => plural(count, 'baño'),
  },
  host: {
    message: 'Escribir al anfitrión',
    hostedBy: (name: string) => `Anfitrión: ${name}`,
    verified: 'Anfitrión verificado',
    since: (when: string) => `En Roomtone desde ${when}`,
    answers: ({ percent, medianMinutes }: { percent: number; medianMinutes: number }) =>
      `Responde el ${percent}% de las solicitudes, casi siempre en ${plural(Math.max(1, Math.round(medianMinutes / 60)), 'hora')}`,
  },
  description: 'Descripción',
  amenities: { title: 'Comodidades incluidas', none: 'El anfitrión aún no ha indicado comodidades.' },
  allows: {
    title: 'Lo que permite el espacio',
    yes: 'Permitido',
    no: 'No permitido',
    none: 'Nada de esta lista',
  },
  rules: {
    title: 'Reglas de la casa',
    hours: 'Horario',
    open: (from: string, to: string) => `${from} a ${to}`,
    notice: 'Anticipación',
    noticeHours: (hours: number) =>
      hours % 24 === 0
        ? `Al menos ${plural(hours / 24, 'día')} antes`
        : `Al menos ${plural(hours, 'hora')} antes`,
    papers: 'Documentos',
    stay: 'Duración',
    shortest: (hours: number) => `Al menos ${plural(hours, 'hora')}`,
    days: (least: number, most: number) =>
      least === most
        ? `estancias de ${plural(least, 'día')}`
        : `estancias de ${least} a ${plural(most, 'día')}`,
  },
  safety: {
    title: 'Conviene saber',
    items: {
      exterior_camera: 'Una cámara de seguridad vigila el exterior',
      noise_monitor: 'Hay un medidor de ruido instalado',
      weapons: 'Hay armas en la propiedad',
    } satisfies Record<SafetyFeature, string>,
  },
  cancellation: {
    title: 'Cancelación',
    names: {
      very_flexible: 'Muy flexible',
      flexible: 'Flexible',
      standard_30: 'Estándar 30',
      standard_90: 'Estándar 90',
    } satisfies Record<CancellationPolicy, string>,
    days: (count: number) => plural(count, 'día'),
    hours: (count: number) => plural(count, 'hora'),
    first: (time: string, percent: number) =>
      `Cancela hasta ${time} antes del inicio y se devuelve ${share(percent, 'todo el alquiler', 'del alquiler')}`,
    next: (time: string, percent: number) => `hasta ${time} antes, ${share(percent, 'todo', 'del alquiler')}`,
    nothing: 'No se devuelve nada del alquiler.',
    always:
      'La tarifa de la plataforma y los impuestos se devuelven en la misma proporción; la tarifa de limpieza, siempre. En las 24 horas siguientes a la confirmación se devuelve todo, si faltan al menos 48 horas para el inicio.',
    choose: 'Elige un horario para ver las fechas exactas.',
  },
  where: {
    title: 'Dónde está',
    standard:
      'El círculo rodea el centro del código postal, no el edificio. Recibes la dirección y las notas de acceso cuando tu reserva se confirma.',
    enhanced:
      'El círculo muestra solo la ciudad; el lugar está en algún punto dentro o cerca de ella. Recibes la dirección y las notas de acceso cuando tu reserva se confirma.',
  },
  reviews: {
    title: 'Reseñas',
  },
  similar: 'Espacios similares',
}
