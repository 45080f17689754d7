import type { PlaceType, PropertyType, SafetyFeature } from '@roomtone/domain/listing/options'
import type { Screen } from '@roomtone/domain/listing/wizard'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './screens.texts.ts'
export const screenHeads: Record<Screen, { title: string; lead: string }> = {
  'property-type': {
    title: '¿Qué tipo de lugar es?',
    lead: 'Elige lo más parecido. Los equipos filtran por esto.',
  },
  'place-type': {
    title: '¿Qué tendrán las personas?',
    lead: 'Todo el lugar, o una parte mientras comparten la casa.',
  },
  address: {
    title: '¿Dónde está?',
    lead: 'El marcador sigue la ciudad y el código postal, y tú lo mueves hasta la puerta.',
  },
  basics: {
    title: '¿Cuánto cabe?',
    lead: 'Cuenta lo que un equipo puede usar. El tamaño y las comodidades son opcionales y ayudan a encontrarte.',
  },
  photos: {
    title: 'Muéstralo como es',
    lead: 'Al menos 5 fotos, de día, con las luces encendidas, una desde cada esquina. La primera es la portada.',
  },
  title: {
    title: 'Dale un título',
    lead: 'Los títulos cortos funcionan mejor. Puedes cambiarlo cuando quieras.',
  },
  highlights: {
    title: '¿Qué destaca?',
    lead: 'Elige hasta dos. También puedes dejarlo abierto.',
  },
  description: {
    title: 'Descríbelo',
    lead: 'Luz, sonido, electricidad, vecinos: lo que un equipo te preguntaría por teléfono.',
  },
  'publish-overview': {
    title: 'Define tus condiciones',
    lead: 'Este es tu anuncio hasta ahora. Falta: cómo llegan las reservas, quién puede reservar, el precio y lo que conviene saber por seguridad.',
  },
  'booking-settings': {
    title: '¿Cómo llegan las reservas?',
    lead: 'Puedes cambiarlo cuando quieras.',
  },
  'guest-preference': {
    title: '¿Quién puede reservar?',
    lead: 'En Roomtone todos están verificados. Puedes pedir más.',
  },
  price: {
    title: '¿Cuánto cuesta un día entre semana?',
    lead: 'Tu precio base entre semana. Los fines de semana y días sueltos pueden tener luego su propio precio.',
  },
  safety: {
    title: 'Datos de seguridad',
    lead: '¿Hay algo de esto en tu lugar? Los huéspedes lo ven antes de reservar.',
  },
  'final-details': {
    title: 'Unos últimos detalles',
    lead: 'Dónde vives, para nuestros registros. Los huéspedes nunca lo ven.',
  },
}

type Option = { label: string; description: string }

export const screenTexts: Translated<typeof english.screenTexts> = {
  propertyType: {
    legend: 'Tipo de propiedad',
    options: {
      House: 'Habitaciones, puertas y techo propios',
      Apartment: 'Parte de un edificio, lofts incluidos',
      Barn: 'Amplio, alto y pocas veces con calefacción',
      Guesthouse: 'Una casa pequeña junto a otra',
      Hotel: 'Habitaciones, salones y una recepción',
      Cabin: 'Madera, calma y árboles alrededor',
    } satisfies Record<PropertyType, string>,
  },
  placeType: {
    legend: 'Tipo de espacio',
    options: {
      'Entire place': 'El equipo lo tiene para sí.',
      'Private room': 'Una habitación propia, el resto se comparte.',
      'Shared room': 'Puede haber otras personas mientras trabajan.',
    } satisfies Record<PlaceType, string>,
  },
  privacy: {
    legend: 'Antes de confirmar una reserva, se ve',
    options: {
      standard: {
        label: 'Estándar',
        description: 'La ciudad y un círculo alrededor del centro de tu código postal.',
      },
      enhanced: {
        label: 'Reforzada',
        description: 'Solo la ciudad, un punto desplazado hasta 1,5 km y la insignia Privado.',
      },
    } satisfies Record<string, Option>,
    hint: 'La calle y el número quedan con nosotros, en ambos niveles.',
  },
  address: {
    country: 'País',
    street: 'Dirección',
    city: 'Ciudad',
    state: { 'United States': 'Estado', Canada: 'Provincia', Mexico: 'Estado' },
    zip: { 'United States': 'Código postal', Canada: 'Código postal', Mexico: 'Código postal' },
  },
  pin: {
    title: 'El marcador',
    waiting: 'Escribe la ciudad y el código postal, y el marcador aparece aquí.',
    private: 'Tu dirección exacta solo se muestra cuando se confirma una reserva',
    near: (city: string, region: string) =>
      `Pusimos el marcador en ${[city, region].filter(Boolean).join(', ')}. Muévelo hasta la puerta.`,
    reset: 'Volver al centro',
    failed: 'El mapa no está disponible ahora. Puedes seguir sin él.',
  },
  basics: {
    counts: { guests: 'Personas', bedrooms: 'Dormitorios', beds: 'Camas', bathrooms: 'Baños' },
    fewer: {
      guests: 'Menos personas',
      bedrooms: 'Menos dormitorios',
      beds: 'Menos camas',
      bathrooms: 'Menos baños',
    },
    more: {
      guests: 'Más personas',
      bedrooms: 'Más dormitorios',
      beds: 'Más camas',
      bathrooms: 'Más baños',
    },
    size: 'Tamaño en pies cuadrados',
    sizeHint: 'Opcional.',
    amenities: 'Comodidades',
    amenitiesHint: 'Opcional. Elige lo que un equipo puede usar.',
  },
  title: { label: 'Título', placeholder: 'Loft de ladrillo con luz del norte' },
  highlights: { legend: 'Aspectos destacados', full: 'Ya elegiste dos. Quita uno para elegir otro.' },
  description: { label: 'Descripción' },
  counter: (used: number, max: number) => `${used}/${max}`,
  counterLeft: (left: number) => `Quedan ${left} caracteres`,
  overview: {
    cover: 'Foto de portada',
    basics: (guests: number, bedrooms: number, beds: number, bathrooms: number) =>
      [
        `${guests} ${guests === 1 ? 'persona' : 'personas'}`,
        `${bedrooms} ${bedrooms === 1 ? 'dormitorio' : 'dormitorios'}`,
        `${beds} ${beds === 1 ? 'cama' : 'camas'}`,
        `${bathrooms} ${bathrooms === 1 ? 'baño' : 'baños'}`,
      ].join(' · '),
    private: 'Privado',
  },
  booking: {
    legend: 'Aprobación de reservas',
    manual: {
      label: 'Aprobar cada solicitud',
      description: 'Tienes hasta 48 horas para responder. No se cobra a nadie antes de que aceptes.',
    },
    recommended: 'Primeras 5 reservas: se recomienda la aprobación del anfitrión',
    instant: {
      label: 'Reserva instantánea',
      description:
        'Las solicitudes que cumplen tus reglas se confirman al instante, si empiezan al menos 24 horas después.',
    },
  },
  guests: {
    legend: 'Preferencia de huéspedes',
    any: { label: 'Cualquier huésped verificado', description: 'Todos los que mostraron quiénes son.' },
    experienced: {
      label: 'Huéspedes con experiencia',
      description:
        'Al menos una reserva completada. Los demás aún pueden preguntar si apruebas cada solicitud; la reserva instantánea les queda cerrada.',
    },
  },
  price: {
    label: 'Precio base entre semana en dólares',
    perDay: 'por día',
    hint: (price: string) => `Precio para el huésped antes de impuestos, cerca de ${price}`,
    hintNote: 'Una estimación. Las líneas exactas se ven antes de reservar.',
    tip: (price: string) => `Precio sugerido ${price}`,
  },
  safety: {
    legend: 'Datos de seguridad',
    features: {
      exterior_camera: {
        label: 'Hay una cámara de seguridad exterior',
        description: 'Di en tus reglas hacia dónde apunta. No se permiten cámaras interiores.',
      },
      noise_monitor: {
        label: 'Hay un medidor de decibeles',
        description: 'Mide qué tan fuerte suena y no graba palabras.',
      },
      weapons: {
        label: 'Hay arma(s) en la propiedad',
        description: 'Guárdalas bajo llave mientras haya un equipo.',
      },
    } satisfies Record<SafetyFeature, Option>,
    none: 'Deja todo sin marcar si no hay nada de esto.',
  },
  final: {
    residence: 'Tu domicilio',
    copy: 'Usar la dirección del espacio',
    business: '¿Eres anfitrión como empresa?',
    yes: { label: 'Sí', description: 'Una empresa, o con empleados.' },
    no: { label: 'No', description: 'Como particular.' },
  },
}
