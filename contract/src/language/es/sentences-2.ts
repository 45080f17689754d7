import type { Catalogue } from '../translate.ts'

export const sentences2: Catalogue = {
  'One default, no place twice, and a state for every city':
    'Un valor predeterminado, ningún lugar dos veces y un estado para cada ciudad',
  'The commitment changed since you opened it. Please reload and read it again.':
    'El compromiso cambió desde que lo abriste. Vuelve a cargar y léelo otra vez.',
  'Please choose a password that is not your current one': 'Elige una contraseña que no sea la actual',
  "You can't change your name or birthday while we check your identity. If they're wrong, contact support.":
    'Tu nombre y tu fecha de nacimiento no se pueden cambiar mientras se verifica tu identidad. Si están mal, escribe a nuestro soporte.',
  'Your name and birthday are verified. To change them, contact support.':
    'Tu nombre y tu fecha de nacimiento están verificados. Para cambiarlos, contacta a soporte.',
  "This date doesn't exist. Please check the day and month.": 'Esta fecha no existe. Revisa el día y el mes.',
  'This date is in the future. Please check the year.': 'Esta fecha está en el futuro. Revisa el año.',
  'The host sent a newer version of this application. Please review that one.':
    'El anfitrión envió una versión más reciente de esta solicitud. Mira esa.',
  'This application was already {1} by {2}.': 'Esta solicitud ya fue {1} por {2}.',
  'Please choose a property type.': 'Elige un tipo de propiedad.',
  'Please choose what kind of place crews will get.': 'Elige qué tipo de lugar tendrán los equipos.',
  'Please fill in the address, city, state and ZIP code of your place.':
    'Escribe la dirección, ciudad, estado y código postal de tu lugar.',
  'Please check the numbers of guests, bedrooms, beds and bathrooms.':
    'Revisa las cantidades de personas, dormitorios, camas y baños.',
  'Please add at least 5 photos.': 'Agrega al menos 5 fotos.',
  'Please give your place a title of at most 50 characters.':
    'Dale a tu lugar un título de máximo 50 caracteres.',
  'Please choose at most 2 highlights.': 'Elige como máximo 2 aspectos destacados.',
  'Please describe your place in at most 500 characters.': 'Describe tu lugar en máximo 500 caracteres.',
  'Please set a price above $0.': 'Pon un precio mayor que $0.',
  'Please fill in your residential address, city, state and ZIP code.':
    'Escribe tu domicilio, ciudad, estado y código postal.',
  'Please finish every screen of the wizard.': 'Termina todas las pantallas del asistente.',
  "This listing is already under review. We'll email you when we're done.":
    'Este anuncio ya está en revisión. Te escribiremos al terminar.',
  'This listing is live. You can change it in your listings.':
    'Este anuncio está publicado. Puedes cambiarlo en tus anuncios.',
  'One of these photos is gone. Please upload it again.': 'Una de estas fotos ya no está. Súbela otra vez.',
  'You already have {1} drafts. Please finish or delete one before you start another.':
    'Ya tienes {1} borradores. Termina o elimina uno antes de empezar otro.',
  'One of your photos is gone. Please upload it again.': 'Una de tus fotos ya no está. Súbela otra vez.',
  "You already sent this listing for review. We'll email you when we're done.":
    'Ya enviaste este anuncio a revisión. Te escribiremos al terminar.',
  'The pin is too far from {1}. Please move it to your place, or check the address.':
    'El marcador está demasiado lejos de {1}. Muévelo a donde está tu lugar o revisa la dirección.',
  "The guest's bank declined the payment, so this request ended. The time is open in your calendar again.":
    'El banco del huésped rechazó el pago, así que esta solicitud terminó. El horario vuelve a estar libre en tu calendario.',
  "We have your answer, but our payment provider isn't replying right now. We'll keep trying and email you both when it's done.":
    'Tenemos tu respuesta, pero nuestro proveedor de pagos no responde ahora. Seguiremos intentando y les escribiremos a ambos al terminar.',
  'Your calendar has something at that time: {1}.': 'Tu calendario tiene algo a esa hora: {1}.',
  'You already sent this form with a different amount. Please reload the page.':
    'Este formulario ya se envió con otro importe. Vuelve a cargar la página.',
  "There's nothing left to refund.": 'No queda nada por devolver.',
  'You can refund at most {1} more': 'Aún se pueden devolver como máximo {1}',
  "A refund didn't reach the guest's card": 'Un reembolso no llegó a su tarjeta',
  "The guest's bank is disputing the payment. The payout is on hold until the bank decides":
    'El banco del huésped disputa el pago; no se paga nada de la reserva hasta que decida',
  "The guest's bank dropped its dispute. The payout continues":
    'El banco del huésped ha retirado la disputa; el cobro sigue su curso',
  "The guest's bank decided for the guest and took the money back. The payout continues":
    'El banco del huésped le ha dado la razón y se ha llevado el dinero; el cobro sigue su curso',
  'A hold was placed that belongs to no booking. It was released':
    'Se reservó dinero que ninguna reserva conocía; ya se liberó',
  "The payment wasn't finished in time": 'El pago no se completó a tiempo',
  "This space can't be booked right now.": 'Este espacio no se puede reservar por ahora.',
  "You can't send a request to this host.": 'No puedes enviar una solicitud a este anfitrión.',
  "You haven't paid claim {1} about {2}: {3}. Please pay it first. You'll find the link in your trip.":
    'No has pagado la reclamación {1} sobre {2}: {3}. Págala primero. El enlace está en tu rodaje.',
  'This space fits at most {1}.': 'Este espacio admite como máximo {1}.',
  "This space doesn't allow: {1}.": 'Este espacio no permite: {1}.',
  '{1}: not allowed in this space': '{1}: no se permite en este espacio',
  'You canceled a booking here': 'Cancelaste una reserva aquí',
  'Please add a card.': 'Agrega una tarjeta.',
  "We're already charging a card for this booking. Please wait a moment.":
    'Ya estamos procesando una tarjeta para esta reserva. Espera un momento.',
  "We can't price this time. Please choose another.":
    'No podemos calcular el precio de este horario. Elige otro.',
  'The price changed since you looked. The total is now {1}. Please check it again.':
    'El precio cambió desde que lo viste. El total ahora es {1}. Revísalo otra vez.',
  'This starts too soon for the host to answer. Please choose a later start.':
    'Empieza demasiado pronto para que el anfitrión responda. Empieza un poco después.',
  "This time won't open up, so you can't place a second hold on it.":
    'Este horario no va a quedar libre, así que no puedes pedir una segunda opción.',
  'You already have a booking, request or second hold for part of this time.':
    'Ya tienes una reserva, solicitud o segunda opción para parte de este horario.',
  'This starts too soon for a second hold.': 'Esto empieza demasiado pronto para una segunda opción.',
  'Someone else just took this time.{1}': 'Alguien más acaba de tomar este horario.{1}',
  'You can see the address while a booking is confirmed. Guests can see it for 30 days afterward.':
    'La dirección se muestra mientras la reserva está confirmada y, a su huésped, 30 días después.',
  'You have {1} open requests for this space.': 'Tienes {1} solicitudes abiertas para este espacio.',
  'You have {1} open requests.': 'Tienes {1} solicitudes abiertas.',
  '{1} Please wait for an answer, or withdraw one, before you send another.':
    '{1} Espera una respuesta o retira una antes de enviar otra.',
  "This is this listing's own calendar.": 'Este es el propio calendario del anuncio.',
  'A listing can follow at most 5 calendars. Please remove one first.':
    'Un anuncio sigue como máximo 5 calendarios. Quita uno primero.',
  'This listing already follows that calendar.': 'Este anuncio ya sigue ese calendario.',
  'You canceled a booking on {1}, so that time stays blocked.':
    'Cancelaste una reserva el {1}. Ese tiempo sigue bloqueado.',
  'You canceled a booking on {1}, so that time stays blocked. Everything else is unblocked.':
    'Cancelaste una reserva el {1}. Ese tiempo sigue bloqueado. Todo lo demás está desbloqueado.',
  "There's a booking on {1}, so you can't block that time.":
    'Hay una reserva el {1}, así que no puedes bloquear ese tiempo.',
  'This day is too far away': 'Este día está demasiado lejos',
  'The last day cannot be before the first': 'El último día no puede ser anterior al primero',
  'Please choose at most {1} days': 'Elige como máximo {1} días',
  'This day has already passed': 'Este día ya pasó',
  '{1} more days': '{1} días más',
  'It was already decided or withdrawn.': 'Ya se decidió o se retiró.',
  'Each side can add at most {1} files.': 'Cada parte puede agregar como máximo {1} archivos.',
  'This booking was canceled before you signed the release, so you can’t open it. It names the address.':
    'Esta reserva se canceló antes de que firmaras la autorización, así que no puedes abrirla: indica la dirección.',
  'Directions and everything else: {1}': 'Cómo llegar y todo lo demás: {1}',
}
