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
  shareFailed: 'No pudimos copiar el enlace. Lo encuentras en la barra de direcciones.',
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
  amenities: { title: 'Comodidades incluidas', none: 'Aún no hay comodidades indicadas.' },
  allows: {
    title: 'Lo que permite el espacio',
    yes: 'Permitido',
    no: 'No permitido',
    none: 'Nada',
  },
  rules: {
    title: 'Reglas de la casa',
    hours: 'Horario',
    open: (from: string, to: string) => `${from} a ${to}`,
    notice: 'Anticipación',
    noticeHours: (hours: number) =>
      hours % 24 === 0
        ? `Reserva al menos ${plural(hours / 24, 'día')} antes`
        : `Reserva al menos ${plural(hours, 'hora')} antes`,
    papers: 'Documentos',
    stay: 'Duración',
    shortest: (hours: number) => `Al menos ${plural(hours, 'hora')}`,
    days: (least: number, most: number) =>
      least === most ? `o ${plural(least, 'día')}` : `o de ${least} a ${plural(most, 'día')}`,
  },
  safety: {
    title: 'Conviene saber',
    items: {
      exterior_camera: 'Hay una cámara de seguridad en el exterior',
      noise_monitor: 'Hay un medidor de ruido',
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
      `Si cancelas al menos ${time} antes del inicio, recuperas ${share(percent, 'todo el alquiler', 'del alquiler')}`,
    next: (time: string, percent: number) =>
      `al menos ${time} antes, ${share(percent, 'todo', 'del alquiler')}`,
    nothing: 'El alquiler no es reembolsable.',
    always:
      'Recuperas la misma proporción de la tarifa de la plataforma y los impuestos, y siempre toda la tarifa de limpieza. Si cancelas en las 24 horas siguientes a la confirmación y al menos 48 horas antes del inicio, recuperas todo.',
    choose: 'Elige un horario para ver tus fechas exactas.',
  },
  where: {
    title: 'Dónde está',
    standard:
      'El círculo está centrado en el código postal, no en el edificio. Recibes la dirección y las notas de acceso cuando se confirma tu reserva.',
    enhanced:
      'El círculo solo muestra la ciudad; el espacio está en ella o cerca. Recibes la dirección y las notas de acceso cuando se confirma tu reserva.',
  },
  reviews: {
    title: 'Reseñas',
  },
  similar: 'Espacios similares',
}
