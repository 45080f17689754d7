import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './community.texts.ts'

export const communityTexts: Translated<typeof english.communityTexts> = {
  title: 'Comunidad',
  intro:
    'Nuestro compromiso comunitario, plantillas de reglas de la casa y lo que más nos preguntan los anfitriones.',
  commitment: {
    title: 'Nuestro compromiso comunitario',
    agreed: (when: string) => `Lo aceptaste el ${when}.`,
    notAgreed: 'Aún no lo has aceptado.',
    read: 'Leer y aceptar',
    failed: 'No pudimos cargar cuándo lo aceptaste',
  },
  rules: {
    title: 'Plantillas de reglas de la casa',
    text: 'Elige un conjunto, mira cómo quedaría tu anuncio y aplícalo. Después puedes cambiar cada palabra.',
    sets: 'Conjuntos de reglas',
    listing: 'Anuncio',
    mode: 'Las reglas que ya tienes',
    add: 'Sumarlas',
    addText: 'Las reglas con el mismo título quedan como están.',
    replace: 'Reemplazarlas',
    replaceText: 'Tu anuncio tendrá solo las reglas de este conjunto.',
    preview: 'Lo que dirá tu anuncio',
    added: 'Nueva',
    apply: 'Aplicar a este anuncio',
    applying: 'Procesando…',
    applied: (count: number, title: string) =>
      `${title} tiene ahora ${count === 1 ? '1 regla' : `${count} reglas`}.`,
    nothing: 'Tu anuncio ya dice todo esto.',
    tooMany: 'Un anuncio admite 20 reglas como máximo. Reemplaza las que hay, o quita algunas primero.',
    edit: 'Abrir en el editor',
    failed: 'No pudimos cargar tus anuncios',
    loading: 'Cargando tus anuncios',
    none: {
      title: 'Aún no hay propiedades',
      text: 'Agrega un anuncio para usar una plantilla.',
      action: 'Agregar un anuncio',
    },
  },
  articles: {
    title: 'Para anfitriones',
    items: [
      {
        slug: 'house-rules',
        title: 'Reglas de la casa que se cumplen',
        text: 'Qué escribir, y qué dejar fuera.',
      },
      {
        slug: 'answer-a-request',
        title: 'Responder una solicitud',
        text: 'Cuánto tiempo tienes, y lo que un equipo necesita saber.',
      },
      { slug: 'reviews', title: 'Reseñas', text: '14 días, ambas partes, publicadas a la vez.' },
      { slug: 'address-privacy', title: 'Tu dirección sigue siendo tuya', text: 'Quién la ve, y cuándo.' },
      { slug: 'claims', title: 'Cuando algo se rompió', text: 'Cómo reportarlo en un plazo de 72 horas.' },
      { slug: 'payouts', title: 'Recibir tu dinero', text: 'Cuándo se envía tu dinero, y adónde va.' },
    ],
  },
}

type Rule = { title: string; body: string }
export const ruleSets: { name: string; text: string; rules: Rule[] }[] = [
  {
    name: 'Un hogar habitado',
    text: 'Para casas y departamentos a los que alguien vuelve por la noche.',
    rules: [
      {
        title: 'Suelas suaves adentro',
        body: 'Hay cubrezapatos junto a la puerta. Úsenlos desde la carga hasta la descarga.',
      },
      {
        title: 'Pregunten antes de mover muebles',
        body: 'La mayoría se puede mover. Levántenlos sin arrastrarlos y déjenlos donde estaban.',
      },
      {
        title: 'Las puertas cerradas siguen cerradas',
        body: 'Los cuartos que no están en la reserva no se usan, tampoco para guardar cosas.',
      },
      {
        title: 'Solo cinta de papel',
        body: 'Nada adhesivo sobre pintura, madera, piedra o papel tapiz. Hay cinta de papel en el cajón.',
      },
      {
        title: 'Silencio después de las 9 p. m.',
        body: 'Carguen con cuidado, hablen bajo en la calle y apaguen los motores mientras esperan.',
      },
      {
        title: 'Déjenlo como lo encontraron',
        body: 'Tomen fotos al llegar y úsenlas como lista de control al irse.',
      },
    ],
  },
  {
    name: 'Un estudio o loft',
    text: 'Para espacios de trabajo con energía, ascensor y vecinos.',
    rules: [
      {
        title: 'Conozcan la instalación eléctrica',
        body: 'Los circuitos están marcados junto al tablero. Repartan la carga y pregunten antes de traer un generador.',
      },
      {
        title: 'Protejan el piso',
        body: 'Tablas o fieltro bajo cada soporte y carro. Suelas limpias en el ciclorama, o una mano de pintura a precio de costo.',
      },
      {
        title: 'El ascensor es compartido',
        body: 'Reserven sus medias horas con nosotros. Nada se queda en el pasillo: es una salida de emergencia.',
      },
      {
        title: 'El sonido tiene límites',
        body: 'Música adentro con las puertas cerradas. Batería y gritos entre las 10 a. m. y las 8 p. m.',
      },
      {
        title: 'Cuelguen solo de los puntos',
        body: 'Los puntos marcados soportan lo que dice al lado. Las tuberías y los rociadores no soportan nada.',
      },
      { title: 'Desmonten todo', body: 'La cinta, los filtros, las bridas y la basura se van con ustedes.' },
    ],
  },
  {
    name: 'Jardín, alberca y azotea',
    text: 'Para espacios al aire libre.',
    rules: [
      {
        title: 'Primero los caminos',
        body: 'Los carros y las cajas se quedan en caminos y tablas. No pasen por el césped.',
      },
      {
        title: 'Nada de vidrio junto al agua',
        body: 'Solo vasos y botellas de plástico, y nadie nada a solas.',
      },
      {
        title: 'Nada vuela sin preguntar',
        body: 'Los drones necesitan nuestra aprobación por escrito y los permisos que exija la ley.',
      },
      {
        title: 'Cuidado con el borde',
        body: 'Nada ni nadie a menos de un metro de un pretil sin una línea de seguridad y alguien que vigile.',
      },
      {
        title: 'El clima termina el día',
        body: 'Con rayos a la vista o viento que mueve un soporte, todos adentro.',
      },
      {
        title: 'Fuera al anochecer',
        body: 'Los vecinos duermen con las ventanas abiertas. Las luces y la música terminan con la reserva.',
      },
    ],
  },
  {
    name: 'Animales, comida y humo',
    text: 'Para espacios que permiten lo que otros no.',
    rules: [
      {
        title: 'Un cuidador por animal',
        body: 'Cada animal necesita su propio cuidador y un lugar para descansar fuera del set.',
      },
      {
        title: 'La comida se queda en la mesa',
        body: 'Catering solo donde acordamos. Nada caliente sobre madera, ni bebidas o salsas rojas cerca de telas blancas.',
      },
      {
        title: 'Neblina, no humo',
        body: 'Neblina a base de agua después de silenciar juntos los detectores, que se vuelven a encender antes de que se vayan.',
      },
      {
        title: 'Sin llamas abiertas',
        body: 'Las velas no se encienden, salvo con alguien al lado con un extintor.',
      },
      {
        title: 'Digan lo que se rompió',
        body: 'Las cosas se rompen. Avísennos el mismo día para resolverlo juntos.',
      },
    ],
  },
]
