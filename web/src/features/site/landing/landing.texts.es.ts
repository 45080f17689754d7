import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './landing.texts.ts'

export const landingTexts: Translated<typeof english.landingTexts> = {
  joinWaitlist: 'Unirme a la lista',
  open: {
    signUp: 'Registrarse',
    first:
      'Crea una cuenta y verifica tu identificación oficial. Toma de 2 a 3 minutos y se hace una sola vez.',
    closing: 'Roomtone está abierto a todos. Crea una cuenta y dinos si eres anfitrión o creador.',
  },
  hero: {
    title: 'El espacio, antes de que',
    titleEnd: 'alguien hable.',
    lead: [
      'Los anfitriones publican espacios privados.',
      'Equipos con identidad verificada los alquilan para producciones pequeñas, por hora o por día.',
    ],
    seeSpaces: 'Ver los espacios',
    caption: { place: 'Foundry Street Brick Loft', rest: ', listo para un equipo de 6' },
    demo: 'Demo: cómo iniciar sesión',
  },
  showcase: {
    title: 'Un lugar para cada escena',
    pause: 'Pausar la presentación',
    resume: 'Reanudar la presentación',
  },
  how: {
    title: 'Cómo funciona',
    steps: [
      {
        title: 'Registrarse',
        text: 'Únete a la lista de espera. Cuando te invitemos, verifica tu identificación oficial. Toma de 2 a 3 minutos y se hace una sola vez.',
      },
      {
        title: 'Ofrece o busca',
        text: 'Publica un espacio con al menos 5 fotos y un precio, o busca por lugar, fecha y tamaño del equipo.',
      },
      {
        title: 'Reserva con seguridad',
        text: 'Cuéntale al anfitrión qué vas a rodar y envía una solicitud. Cuando acepta, recibes la dirección y los dos firman la autorización.',
      },
    ],
  },
  featured: {
    title: 'Espacios destacados',
    browse: 'Ver todos los espacios',
    perDay: '/ día',
    rated: 'Calificación',
    guests: (count: number) => `Hasta ${count} personas`,
    size: (squareFeet: number) => `${squareFeet.toLocaleString('es-US')} pies²`,
  },
  safety: {
    title: ['Discreto para los anfitriones,', 'seguro para los equipos'],
    lead: 'Roomtone es un intermediario neutral. Verificamos quién es cada quien y guardamos los registros. Nunca producimos ni distribuimos contenido.',
    identities: {
      title: 'Identidades verificadas',
      text: 'Todos pasan una verificación de identidad antes de reservar o publicar. La otra parte nunca ve el documento.',
      people: [
        { letters: 'MO', name: 'Marguerite O.', badge: 'Anfitrión verificado' },
        { letters: 'JT', name: 'Jonah T., equipo de 4', badge: 'Verificado' },
      ],
    },
    address: {
      title: 'Dirección protegida hasta confirmar',
      text: 'Hasta entonces, los equipos no reciben la calle, las notas de acceso ni el punto exacto. El mapa muestra un círculo.',
      before: 'Antes',
      confirmed: 'Reserva confirmada',
      lines: ['41 Foundry Street, Unit 3', 'Providence, RI 02903'],
    },
    charge: {
      title: 'Se cobra solo al aceptar',
      text: 'Al enviar la solicitud, solo autorizamos el importe en tu tarjeta. Si el anfitrión la rechaza o no responde a tiempo, se libera.',
      steps: [
        { title: 'Solicitud enviada', amount: '$787 reservados' },
        { title: 'El anfitrión acepta', amount: '$787 cobrados', on: true },
        { title: 'O rechaza', amount: '$0, autorización liberada' },
      ],
    },
    records: {
      title: 'Registros que puedes verificar sin conexión',
      text: 'Cada reserva confirmada tiene un paquete firmado. Quien tenga una copia puede comprobarla sin nosotros, hasta el último byte.',
      files: [
        { name: 'location-release.pdf', hash: '9f3c 41d8 … 7be2' },
        { name: 'house-rules.pdf', hash: 'c07a 5e19 … 20f4' },
        { name: 'crew-list.pdf', hash: '18b6 f3ca … d951' },
      ],
    },
  },
  closing: {
    title: 'Silencio, por favor.',
    text: 'Por ahora, Roomtone funciona solo con invitación. Deja tu nombre y dinos si eres anfitrión o creador. Te escribimos cuando haya lugar.',
  },
}
