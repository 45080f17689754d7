import type { Catalogue } from '../translate.ts'

export const mails3: Catalogue = {
  'Your code': 'Tu código',
  'Open the call sheet': 'Abrir la hoja de llamado',
  'The link is yours alone. It carries your name and code, and each opening is recorded, so please do not pass it on. If you are not part of this production, ignore this mail.':
    'El enlace es solo tuyo. Lleva tu nombre y tu código, y cada apertura queda registrada; no lo compartas. Si no eres parte de esta producción, ignora este correo.',
  'You got this because a production booked through Roomtone put you on its crew list.':
    'Recibes esto porque una producción reservada por Roomtone te puso en su lista del equipo.',
  'Please sign the location release for {1}': 'Firma la autorización de locación de {1}',
  'It is written from the booking and waits for both signatures.':
    'Se redactó a partir de la reserva y espera ambas firmas.',
  'The release is ready to sign.': 'La autorización está lista para firmar.',
  'The location release of this booking is written. Please read it and sign it on screen, a day before the booking begins at the latest.':
    'La autorización de locación de esta reserva está redactada. Léela y fírmala en pantalla, a más tardar un día antes de que empiece la reserva.',
  'You need your legal name as it was verified, a signature that you draw or type, and a code that we mail you.':
    'Necesitas tu nombre legal tal como se verificó, una firma dibujada o escrita y un código que te enviamos por correo.',
  'Read and sign': 'Leer y firmar',
  'Please sign again: the location release for {1} has changed':
    'Firma otra vez: la autorización de locación de {1} cambió',
  'Something that it speaks of has changed, so there is a new version.':
    'Algo de lo que trata cambió, así que hay una versión nueva.',
  'A new version to sign.': 'Una versión nueva por firmar.',
  'Something that the location release speaks of has changed. This is version {1}, and it needs both signatures.':
    'Algo de lo que trata la autorización de locación cambió. Esta es la versión {1} y necesita ambas firmas.',
  'Earlier versions are kept with the signatures they have.':
    'Las versiones anteriores se conservan con las firmas que tienen.',
  '{1} has signed the location release for {2}': '{1} firmó la autorización de locación de {2}',
  'Both signatures are in.': 'Están ambas firmas.',
  'Now it is your turn.': 'Ahora te toca a ti.',
  '{1} has signed as well, so the location release is complete.':
    '{1} también firmó, así que la autorización de locación está completa.',
  '{1} has signed the location release. Yours is the signature that is missing.':
    '{1} firmó la autorización de locación. Falta tu firma.',
  'See the release': 'Ver la autorización',
  'Cleared to shoot: {1}': 'Todo listo para rodar: {1}',
  'The compliance packet is complete.': 'El expediente de cumplimiento está completo.',
  'Cleared to shoot.': 'Todo listo para rodar.',
  'Everything that this booking needs on paper is in: the release with both signatures, the identities, the house rules, the crew list, the invoice, and whatever else the host asked for.':
    'Está todo lo que esta reserva necesita en papel: la autorización con ambas firmas, las identidades, las reglas de la casa, la lista del equipo, la factura y lo demás que pidió el anfitrión.',
  'You can download all of it as one sealed archive, for yourself, your insurer or your distributor.':
    'Puedes descargarlo todo como un archivo sellado, para ti, tu aseguradora o tu distribuidor.',
  'See the packet': 'Ver el expediente',
  'The compliance packet for {1} was marked complete':
    'El expediente de cumplimiento de {1} se marcó como completo',
  'Roomtone has marked it complete.': 'Roomtone lo marcó como completo.',
  'Marked complete.': 'Marcado como completo.',
  'Roomtone has marked the compliance packet of this booking complete: {1}':
    'Roomtone marcó como completo el expediente de cumplimiento de esta reserva: {1}',
  'Its page says what was brought and signed, and what was not.':
    'Su página dice qué se aportó y se firmó, y qué no.',
  'Your code to sign the location release': 'Tu código para firmar la autorización de locación',
  'It works for {1} minutes.': 'Funciona durante {1} minutos.',
  'Your signing code.': 'Tu código de firma.',
  'Enter this code on the page where you sign the location release:':
    'Escribe este código en la página donde firmas la autorización de locación:',
  Code: 'Código',
  'The code works for {1} minutes and for this release only. Nobody from Roomtone will ever ask you for it. If you did not ask for it, somebody else is signed in to your account: change your password and write to us.':
    'El código funciona durante {1} minutos y solo para esta autorización. Nadie de Roomtone te lo pedirá jamás. Si no lo pediste, otra persona tiene abierta tu cuenta: cambia tu contraseña y escríbenos.',
  'You got this because a code was asked for to sign a location release with your account.':
    'Recibes esto porque se pidió un código para firmar una autorización de locación con tu cuenta.',
  'how you write to others': 'cómo escribes a los demás',
  'what you wrote in the conversation about {1}': 'lo que escribiste en la conversación sobre {1}',
  'A warning about your messages': 'Una advertencia sobre tus mensajes',
  'Please read what we found, so that you can go on using Roomtone.':
    'Lee lo que encontramos, para que puedas seguir usando Roomtone.',
  'A word about your messages.': 'Unas palabras sobre tus mensajes.',
  'Our team has looked at {1}. It does not go with our community commitment.':
    'Nuestro equipo miró {1}. No va con nuestro compromiso comunitario.',
  'Nothing else changes for now. If it happens again, we may suspend your account.':
    'Por ahora nada más cambia. Si vuelve a pasar, podemos suspender tu cuenta.',
  'Read the commitment': 'Leer el compromiso',
  'You got this because you write to others on Roomtone.':
    'Recibes esto porque escribes a otras personas en Roomtone.',
  'You have a message.': 'Tienes un mensaje.',
  'You have messages.': 'Tienes mensajes.',
  'You got this because somebody wrote to you on Roomtone and you have not read it yet.':
    'Recibes esto porque alguien te escribió en Roomtone y aún no lo has leído.',
  '{1} wrote to you about {2}': '{1} te escribió sobre {2}',
  '{1} new messages in {2} conversations': '{1} mensajes nuevos en {2} conversaciones',
  '{1} wrote to you about {2}:': '{1} te escribió sobre {2}:',
  'You answer there for {1}.': 'Ahí respondes por {1}.',
  'Reply to {1}': 'Responder a {1}',
  'One earlier message waits in the conversation.': 'Un mensaje anterior espera en la conversación.',
  '{1} earlier messages wait in the conversation.': '{1} mensajes anteriores esperan en la conversación.',
  'a photo': 'una foto',
  '{1} photos': '{1} fotos',
  'a document': 'un documento',
  '{1} documents': '{1} documentos',
  'Attached to it: {1}.': 'Adjunto: {1}.',
  'Attached to it: {1} and {2}.': 'Adjunto: {1} y {2}.',
  'Sent without words: {1}.': 'Enviado sin palabras: {1}.',
  'Sent without words: {1} and {2}.': 'Enviado sin palabras: {1} y {2}.',
  'Sent to you by {1}: {2}.': 'Enviado por {1}: {2}.',
  'Sent to you by {1}: {2} and {3}.': 'Enviado por {1}: {2} y {3}.',
  'Open one more conversation': 'Abrir una conversación más',
  'Open {1} more conversations': 'Abrir {1} conversaciones más',
  'Your host': 'Tu anfitrión',
  ' and ': ' y ',
  'inspiration and offers': 'inspiración y ofertas',
  'trip planning': 'planificación del rodaje',
  'news and programs': 'novedades y programas',
  'travel regulations': 'normas de viaje',
  'Trial: {1}': 'Prueba: {1}',
  'You got this because mails about {1} are on in your notification settings.':
    'Recibes esto porque tienes activados los correos sobre {1} en tus ajustes de notificaciones.',
  'This address has an account already': 'Esta dirección ya tiene una cuenta',
  'It cannot be used for a second one.': 'No se puede usar para una segunda.',
  'This address is in use': 'Esta dirección está en uso',
  'Somebody asked to use this address for their Roomtone account. It belongs to another account already, so nothing was changed.':
    'Alguien pidió usar esta dirección para su cuenta de Roomtone. Ya es de otra cuenta, así que no se cambió nada.',
  'If that was you: sign in with this address, or choose another one there.':
    'Si fuiste tú: inicia sesión con esta dirección o elige otra allí.',
  'If it was not you, there is nothing to do.': 'Si no fuiste tú, no hay nada que hacer.',
  'You got this because this address belongs to an account on Roomtone.':
    'Recibes esto porque esta dirección es de una cuenta de Roomtone.',
  'Confirm your new email address': 'Confirma tu nuevo correo electrónico',
  'One click, and this is where we write to you from now on.': 'Un clic, y desde ahora te escribimos aquí.',
  'Your new address': 'Tu nueva dirección',
  'You asked to use this address for your Roomtone account. Open the link to make it so: from then on you sign in with it.':
    'Pediste usar esta dirección para tu cuenta de Roomtone. Abre el enlace para hacerlo: desde entonces inicias sesión con ella.',
  'Use this address': 'Usar esta dirección',
  'The link works once, for {1}. Until then nothing changes. If you did not ask for this, ignore this mail.':
    'El enlace funciona una vez, durante {1}. Hasta entonces nada cambia. Si no lo pediste, ignora este correo.',
  'Another email address was asked for': 'Se pidió otro correo electrónico',
  'A new address for your account': 'Una dirección nueva para tu cuenta',
  'Somebody who knows your password asked to use another email address for your Roomtone account. It changes when the link in the mail to that address is opened.':
    'Alguien que conoce tu contraseña pidió usar otro correo para tu cuenta de Roomtone. Cambia cuando se abra el enlace del correo enviado a esa dirección.',
  'Your email address was changed': 'Se cambió tu correo electrónico',
  'We no longer write to this address.': 'Ya no escribimos a esta dirección.',
  'Your Roomtone account now has another email address. This one no longer opens it, and we will not write here again.':
    'Tu cuenta de Roomtone ahora tiene otro correo. Este ya no la abre y no volveremos a escribir aquí.',
  'Your friend': 'Tu amistad',
  'You have earned {1}': 'Ganaste {1}',
  '{1} has hosted for the first time.': '{1} fue anfitrión por primera vez.',
  'Thank you for bringing them.': 'Gracias por traer a esta persona.',
  '{1} has completed a first booking as a host, so the reward for referring them is yours.':
    '{1} completó su primera reserva como anfitrión, así que la recompensa por recomendarle es tuya.',
  Reward: 'Recompensa',
  'Sent by': 'Se envía antes de',
  'We send it to your payout account. If you have none yet, set one up under Settings, Payments; your identity has to be verified for that.':
    'La enviamos a tu cuenta de cobro. Si aún no tienes, configúrala en Ajustes, Pagos; para eso tu identidad tiene que estar verificada.',
  'A friend': 'Una persona conocida',
  '{1} thinks your space belongs on Roomtone': '{1} cree que tu espacio va bien en Roomtone',
  'Private spaces for small productions, booked by verified people.':
    'Espacios privados para producciones pequeñas, reservados por personas verificadas.',
  'Your room might deserve a film.': 'Tu espacio quizá merezca una película.',
  '{1} invites you to have a look at Roomtone, where people with good rooms let small crews work in them: photographers, filmmakers, musicians.':
    '{1} te invita a conocer Roomtone, donde personas con buenos espacios dejan trabajar a equipos pequeños: fotógrafos, cineastas, músicos.',
  'You decide what is allowed in your space, when it is free and what it costs. Everyone who books is verified, your address stays hidden until you have said yes, and you are paid after the shoot.':
    'Tú decides qué se permite en tu espacio, cuándo está libre y cuánto cuesta. Todos los que reservan están verificados, tu dirección queda oculta hasta que digas que sí y te pagamos después del rodaje.',
  'Join the waitlist': 'Unirme a la lista de espera',
  'Roomtone is invite-only for now: the link leads to the waitlist. We write to this address once about this invitation, and not again unless you join.':
    'Por ahora Roomtone funciona con invitación: el enlace lleva a la lista de espera. Escribimos a esta dirección una sola vez por esta invitación, y no más salvo que te unas.',
  'You got this because {1} entered this address on Roomtone.':
    'Recibes esto porque {1} escribió esta dirección en Roomtone.',
  '{1} reviewed your booking at {2}': '{1} escribió una reseña de tu reserva en {2}',
  'Read what they wrote. You can answer it once.': 'Lee lo que escribió. Puedes responder una vez.',
  'A review for you.': 'Una reseña para ti.',
  '{1} wrote this about your booking at {2}:': '{1} escribió esto sobre tu reserva en {2}:',
  Rating: 'Calificación',
  'Your answer stands under the review for everyone to read. It can be written once, so take your time.':
    'Tu respuesta queda bajo la reseña para que todos la lean. Se escribe una sola vez, así que tómate tu tiempo.',
  'Your review of {1} is shown now': 'Tu reseña de {1} ya se muestra',
  'The 14 days are over, so everyone can read it.': 'Los 14 días terminaron, así que todos pueden leerla.',
  'Your review is out.': 'Tu reseña está publicada.',
  'The 14 days for reviews of your booking at {1} are over. Everyone can now read what you wrote:':
    'Los 14 días para reseñar tu reserva en {1} terminaron. Ahora todos pueden leer lo que escribiste:',
  'See your review': 'Ver tu reseña',
  'It can no longer be changed. If something in it is wrong, write to us.':
    'Ya no se puede cambiar. Si algo está mal, escríbenos.',
  '{1} answered your review': '{1} respondió a tu reseña',
  'About your booking at {1}.': 'Sobre tu reserva en {1}.',
  'An answer to your review.': 'Una respuesta a tu reseña.',
  '{1} answered what you wrote about your booking at {2}:':
    '{1} respondió a lo que escribiste sobre tu reserva en {2}:',
  'See review and answer': 'Ver reseña y respuesta',
  'The answer stands under your review. That is where the exchange ends: nobody writes twice.':
    'La respuesta queda bajo tu reseña. Ahí termina el intercambio: nadie escribe dos veces.',
  '{1} of 5': '{1} de 5',
  'You got this because of a booking of yours on Roomtone.': 'Recibes esto por una reserva tuya en Roomtone.',
  'We are looking at your ID': 'Estamos mirando tu identificación',
  'One of us checks it, and writes to you when it is done.':
    'Alguien de nuestro equipo la revisa y te escribe al terminar.',
  'Your ID is under review.': 'Tu identificación está en revisión.',
  'Thank you, your ID has arrived. One of us looks at it and writes to this address when it is done. There is nothing you need to do until then.':
    'Gracias, tu identificación llegó. Alguien de nuestro equipo la mira y escribe a esta dirección al terminar. Hasta entonces no tienes que hacer nada.',
  'See where it stands': 'Ver cómo va',
  'If you did not send us an ID, write to us straight away.':
    'Si no nos enviaste una identificación, escríbenos de inmediato.',
  'You got this because you asked us to verify your identity.':
    'Recibes esto porque nos pediste verificar tu identidad.',
  'We could not verify your identity': 'No pudimos verificar tu identidad',
  'This mail says why, and how to try again.': 'Este correo dice por qué y cómo intentarlo otra vez.',
  'Your identity is not verified yet.': 'Tu identidad aún no está verificada.',
  'We looked at what you sent us and could not verify your identity. This is why:':
    'Miramos lo que nos enviaste y no pudimos verificar tu identidad. Este es el motivo:',
  'If that can be put right, you are welcome to try again at any time.':
    'Si se puede corregir, puedes intentarlo otra vez cuando quieras.',
  'Try again': 'Intentar de nuevo',
  'Your identity is verified': 'Tu identidad está verificada',
  'You can now book spaces or list your property.': 'Ya puedes reservar espacios o publicar tu propiedad.',
  'Verification complete.': 'Verificación completa.',
  'Your identity has been verified successfully. You can now book spaces or list your property.':
    'Tu identidad se verificó correctamente. Ya puedes reservar espacios o publicar tu propiedad.',
  'From now on your legal name and birthday change only with our support. Your ID is kept encrypted and is never shown to hosts or guests.':
    'Desde ahora, tu nombre legal y tu fecha de nacimiento solo se cambian con nuestro soporte. Tu identificación se guarda cifrada y nunca se muestra a anfitriones ni huéspedes.',
  'You told us that you have a space to offer. Until the invitation comes, you might take its pictures: a listing starts with five, in daylight, with nobody in them.':
    'Nos dijiste que tienes un espacio para ofrecer. Mientras llega la invitación, puedes tomar las fotos: un anuncio empieza con cinco, de día y sin nadie en ellas.',
  'You told us that you are looking for spaces to work in. Until the invitation comes, you can look around: the spaces are open to see, only booking them takes an account.':
    'Nos dijiste que buscas espacios donde trabajar. Mientras llega la invitación, puedes mirar: los espacios están a la vista, solo reservarlos requiere una cuenta.',
  'You are on the waitlist': 'Estás en la lista de espera',
  'We write to this address when there is room.': 'Escribimos a esta dirección cuando haya lugar.',
  'You are on the list.': 'Estás en la lista.',
  'Thank you for asking. Roomtone is currently invite-only, and we let people in a few at a time so that hosts and crews stay in balance. We write to this address when there is room.':
    'Gracias por tu interés. Por ahora Roomtone funciona con invitación y dejamos entrar a pocas personas a la vez, para que anfitriones y equipos estén en equilibrio. Escribimos a esta dirección cuando haya lugar.',
  'How listing works': 'Cómo funciona publicar',
  'See the spaces': 'Ver los espacios',
  'If it was not you who joined, ignore this mail, or write to us and we take the address off the list.':
    'Si no fuiste tú quien se unió, ignora este correo o escríbenos y quitamos la dirección de la lista.',
  'You got this because this address was entered on the Roomtone waitlist.':
    'Recibes esto porque se escribió esta dirección en la lista de espera de Roomtone.',
  'Hello {1},': 'Hola, {1}:',
  'Hello,': 'Hola:',
  'Questions? Write to': '¿Preguntas? Escribe a',
  'Or copy this address into your browser:': 'O copia esta dirección en tu navegador:',
  'Private spaces for small productions': 'Espacios privados para producciones pequeñas',
  'Roomtone, private spaces for small productions': 'Roomtone, espacios privados para producciones pequeñas',
  Unsubscribe: 'Cancelar suscripción',
  guest: 'huésped',
  host: 'anfitrión',
  feedback: 'opiniones',
  '{1} of the {2} you paid goes back to your card. {3}':
    '{1} de los {2} que pagaste vuelven a tu tarjeta. {3}',
  'Of the {1} you paid, {2}.': 'De los {1} que pagaste, {2}.',
  'Your account is being deleted': 'Tu cuenta se está eliminando',
  'If you change your mind, one link brings it back.': 'Si cambias de opinión, un enlace la recupera.',
  'As you asked, your account is closed. You are signed out on every device, your profile and your listings are gone from Roomtone, and requests that were open have ended.':
    'Como pediste, tu cuenta está cerrada. Se cerró tu sesión en todos los dispositivos, tu perfil y tus anuncios ya no están en Roomtone, y las solicitudes abiertas terminaron.',
  'Your account data is erased within {1} days. Records of bookings, payments, verification and compliance stay for {2} years, because the other side and the law may need them, and are erased then.':
    'Los datos de tu cuenta se borran en un plazo de {1} días. Los registros de reservas, pagos, verificación y cumplimiento se conservan {2} años, porque la otra parte y la ley pueden necesitarlos, y entonces se borran.',
  'Until {1} you can take it back. After that nobody can, we cannot either.':
    'Hasta el {1} puedes deshacerlo. Después nadie puede, nosotros tampoco.',
  'Restore my account': 'Restaurar mi cuenta',
  'If it was not you who deleted it, restore it with this link, then reset your password and write to {1}.':
    'Si no fuiste tú quien la eliminó, restáurala con este enlace, restablece tu contraseña y escribe a {1}.',
  'You got this because your account was deleted.': 'Recibiste esto porque se eliminó tu cuenta.',
  'Nothing was erased. Your profile is there again, and the listings that were available can be booked: look over your calendar. Requests that ended when you left stay ended.':
    'No se borró nada. Tu perfil está de vuelta, y los anuncios que estaban disponibles se pueden reservar: revisa tu calendario. Las solicitudes que terminaron cuando te fuiste siguen terminadas.',
  'You got this because the deletion of your account was taken back.':
    'Recibiste esto porque se deshizo la eliminación de tu cuenta.',
  'Your account is restored': 'Tu cuenta está restaurada',
  'Nothing was erased. Sign in as ever.': 'No se borró nada. Inicia sesión como siempre.',
  'Restore your account?': '¿Restaurar tu cuenta?',
  'You signed in to an account that is being deleted.':
    'Iniciaste sesión en una cuenta que se está eliminando.',
  'Somebody signed in to your account with the right password or your Google account. It is being deleted, so nobody was let in.':
    'Alguien inició sesión en tu cuenta con la contraseña correcta o con tu cuenta de Google. Se está eliminando, así que nadie pudo entrar.',
  'If you would like to keep it after all, restore it until {1}. If not, do nothing.':
    'Si después de todo quieres conservarla, restáurala hasta el {1}. Si no, no hagas nada.',
  'You got this because somebody signed in to your account.':
    'Recibiste esto porque alguien inició sesión en tu cuenta.',
  'Sign in as {1} to accept.': 'Inicia sesión como {1} para aceptar.',
  'You have no account on Roomtone yet. Sign up as {1} first; this link is here when you come back.':
    'Aún no tienes cuenta en Roomtone. Regístrate primero como {1}; este enlace sigue aquí cuando vuelvas.',
  'You can join Roomtone right away': 'Puedes unirte a Roomtone ahora mismo',
  'Roomtone is open to everyone at the moment.': 'Roomtone está abierto a todos en este momento.',
  'The door is open.': 'La puerta está abierta.',
  'Thank you for asking. Roomtone is open to everyone at the moment, so there is no need to wait: sign up with this address whenever you like.':
    'Gracias por preguntar. Roomtone está abierto a todos en este momento, así que no hace falta esperar: regístrate con esta dirección cuando quieras.',
  'Have a look': 'Echar un vistazo',
  'Roomtone is open to everyone at the moment: you can sign up through the link. We write to this address once about this invitation, and not again unless you join.':
    'Roomtone está abierto a todos en este momento: puedes registrarte con el enlace. Escribimos a esta dirección una sola vez por esta invitación, y no de nuevo salvo que te unas.',
  'Sign up': 'Registrarse',
  'For {1} at {2}.': 'Por {1} en {2}.',
  'For referring {1} to Roomtone.': 'Por recomendar Roomtone a {1}.',
  'Your bank may take a few days to show it.': 'Tu banco puede tardar unos días en mostrarlo.',
}
