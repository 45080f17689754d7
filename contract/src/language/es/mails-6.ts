import type { Catalogue } from '../translate.ts'

/** About getting back into an account, and who owns it. */
export const mails6: Catalogue = {
  'Your Roomtone account is yours': 'Tu cuenta de Roomtone es tuya',
  'We removed what was set up before you confirmed this address.':
    'Quitamos lo que se configuró antes de que confirmaras esta dirección.',
  'Your account is yours.': 'Tu cuenta es tuya.',
  'Your new password is set, and this address is now confirmed. Nobody had confirmed it before, so someone else may have been using the account.':
    'Tu nueva contraseña está guardada y esta dirección ya está confirmada. Nadie la había confirmado antes, así que es posible que otra persona usara la cuenta.',
  'To be safe, we signed out every device and removed two-factor sign-in, passkeys, recovery codes, connected Google accounts, saved cards, payout details, the identity check and the profile. Bookings, listings and messages are still there.':
    'Por seguridad, cerramos la sesión en todos los dispositivos y quitamos la verificación en dos pasos, las llaves de acceso, los códigos de recuperación, las cuentas de Google conectadas, las tarjetas guardadas, los datos de cobro, la verificación de identidad y el perfil. Las reservas, los anuncios y los mensajes siguen ahí.',
  "See something you didn't do? Write to {1} and we'll look at it together.":
    '¿Ves algo que no hiciste? Escribe a {1} y lo revisamos juntos.',
  "You got this because your password was reset. Security emails can't be turned off.":
    'Recibiste esto porque se restableció tu contraseña. Los correos de seguridad no se pueden desactivar.',
  'Lost your second factor?': '¿Perdiste tu segundo factor?',
  'Open the link to have it removed in 24 hours.': 'Abre el enlace para que se quite en 24 horas.',
  'Someone with your password told us they lost their authenticator app, passkeys and recovery codes.':
    'Alguien con tu contraseña nos dijo que perdió su app de autenticación, sus llaves de acceso y sus códigos de recuperación.',
  'If that was you, open the link. We remove them 24 hours later, and you can sign in with your password alone. We wait so that nobody else can do this behind your back.':
    'Si fuiste tú, abre el enlace. Los quitamos 24 horas después y podrás iniciar sesión solo con tu contraseña. Esperamos para que nadie pueda hacerlo a tus espaldas.',
  'Remove my second factor': 'Quitar mi segundo factor',
  'The link works once, for {1} minutes.': 'El enlace funciona una vez, durante {1} minutos.',
  'Wasn’t you? Then someone knows your password. Reset it now; nothing is removed unless the link is opened.':
    '¿No fuiste tú? Entonces alguien conoce tu contraseña. Restablécela ahora; no se quita nada si no se abre el enlace.',
  "You got this because of a sign-in to your account. Security emails can't be turned off.":
    'Recibiste esto por un inicio de sesión en tu cuenta. Los correos de seguridad no se pueden desactivar.',
  'Your second factor will be removed': 'Tu segundo factor se quitará',
  'If you didn’t ask for this, keep it with one click.': 'Si no lo pediste, consérvalo con un clic.',
  'Someone asked our team to remove the second factor on your account, and we checked who was asking.':
    'Pidieron a nuestro equipo quitar el segundo factor de tu cuenta, y comprobamos quién lo pedía.',
  'You asked us to remove the second factor on your account.':
    'Nos pediste quitar el segundo factor de tu cuenta.',
  'Your authenticator app, passkeys and recovery codes will stop working, and you’ll sign in with just your password.':
    'Tu app de autenticación, tus llaves de acceso y tus códigos de recuperación dejarán de funcionar, e iniciarás sesión solo con tu contraseña.',
  'Removed on': 'Se quita el',
  'Didn’t ask for this, or found your phone? Keep everything as it is:':
    '¿No lo pediste, o encontraste tu teléfono? Deja todo como está:',
  'Keep my second factor': 'Conservar mi segundo factor',
  'If you didn’t ask for it, also write to {1}.': 'Si no lo pediste, escribe también a {1}.',
}
