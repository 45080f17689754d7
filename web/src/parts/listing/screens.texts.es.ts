import type { PlaceType, PropertyType, SafetyFeature } from '@roomtone/domain/listing/options'
import type { Screen } from '@roomtone/domain/listing/wizard'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './screens.texts.ts'
export const screenHeads: Record<Screen, { title: string; lead: string }> = {
  'property-type': {
    title: '¿Qué tipo de lugar es?',
    lead: 'Elige lo más parecido. Los equipos pueden filtrar por esto.',
  },
  'place-type': {
    title: '¿Qué ofreces a los equipos?',
    lead: 'Todo el lugar o una parte.',
  },
  address: {
    title: '¿Dónde está?',
    lead: 'Ponemos el marcador según la ciudad y el código postal. Tú lo mueves hasta la puerta.',
  },
  basics: {
    title: '¿Cuántas personas caben?',
    lead: 'Cuenta lo que un equipo puede usar. El tamaño y las comodidades son opcionales, pero ayudan a que te encuentren.',
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
    lead: 'Elige hasta 2, u omite este paso.',
  },
  description: {
    title: 'Descríbelo',
    lead: 'Luz, sonido, electricidad, vecinos: lo que un equipo te preguntaría por teléfono.',
  },
  'publish-overview': {
    title: 'Define tus condiciones',
    lead: 'Así va tu anuncio. Falta: cómo llegan las reservas, quién puede reservar, el precio y los datos de seguridad.',
  },
  'booking-settings': {
    title: '¿Cómo llegan las reservas?',
    lead: 'Puedes cambiarlo cuando quieras.',
  },
  'guest-preference': {
    title: '¿Quién puede reservar?',
    lead: 'Todos los que reservan están verificados. Puedes pedir más.',
  },
  price: {
    title: '¿Cuál es tu precio entre semana?',
    lead: 'Es tu precio base. Después puedes fijar otro para fines de semana y días sueltos.',
  },
  safety: {
    title: 'Datos de seguridad',
    lead: '¿Tienes algo de esto? Los huéspedes lo ven antes de reservar.',
  },
  'final-details': {
    title: 'Unos últimos detalles',
    lead: 'Tu domicilio, para nuestros registros. Los huéspedes nunca lo ven.',
  },
}

type Option = { label: string; description: string }

export const screenTexts: Translated<typeof english.screenTexts> = {
  propertyType: {
    legend: 'Tipo de propiedad',
    options: {
      House: 'Una casa con techo y habitaciones propias',
      Apartment: 'Una unidad en un edificio, lofts incluidos',
      Barn: 'Grande, abierto y pocas veces con calefacción',
      Guesthouse: 'Una casa pequeña junto a la principal',
      Hotel: 'Habitaciones, salones y una recepción',
      Cabin: 'Madera, calma y árboles alrededor',
    } satisfies Record<PropertyType, string>,
  },
  placeType: {
    legend: 'Tipo de espacio',
    options: {
      'Entire place': 'El equipo tiene todo el lugar para sí.',
      'Private room': 'El equipo tiene su propia habitación y comparte el resto.',
      'Shared room': 'Puede haber otras personas mientras el equipo trabaja.',
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
        description: 'Solo la ciudad, con el punto desplazado hasta 1.5 km, y la insignia Privado.',
      },
    } satisfies Record<string, Option>,
    hint: 'En ambos casos, la calle y el número quedan ocultos.',
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
    waiting: 'Escribe la ciudad y el código postal para ver el marcador.',
    private: 'Tu dirección exacta solo se muestra cuando se confirma una reserva',
    near: (city: string, region: string) =>
      `Pusimos el marcador en ${[city, region].filter(Boolean).join(', ')}. Muévelo hasta la puerta.`,
    reset: 'Volver al centro',
    failed: 'No pudimos cargar el mapa. Puedes seguir sin él.',
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
  highlights: { legend: 'Aspectos destacados', full: 'Ya elegiste 2. Quita uno para elegir otro.' },
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
      description: 'Tienes hasta 48 horas para responder. No se cobra a nadie hasta que aceptes.',
    },
    recommended: 'Primeras 5 reservas: se recomienda la aprobación del anfitrión',
    instant: {
      label: 'Reserva instantánea',
      description:
        'Las solicitudes que cumplen tus reglas se confirman automáticamente si faltan al menos 24 horas para el inicio.',
    },
  },
  guests: {
    legend: 'Preferencia de huéspedes',
    any: {
      label: 'Cualquier huésped verificado',
      description: 'Cualquiera cuya identificación hayamos verificado.',
    },
    experienced: {
      label: 'Huéspedes con experiencia',
      description:
        'Huéspedes con al menos 1 reserva completada. Los demás pueden enviar una solicitud, pero no reservar al instante.',
    },
  },
  price: {
    label: 'Precio base entre semana en dólares',
    perDay: 'por día',
    hint: (price: string) => `Precio para el huésped antes de impuestos, cerca de ${price}`,
    hintNote: 'Es una estimación. Los huéspedes ven el precio exacto antes de reservar.',
    tip: (price: string) => `Precio sugerido ${price}`,
  },
  safety: {
    legend: 'Datos de seguridad',
    features: {
      exterior_camera: {
        label: 'Hay una cámara de seguridad exterior',
        description: 'Indica en tus reglas hacia dónde apunta. No se permiten cámaras interiores.',
      },
      noise_monitor: {
        label: 'Hay un medidor de decibeles',
        description: 'Mide el volumen y no graba lo que se dice.',
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
