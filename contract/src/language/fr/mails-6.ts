import type { Catalogue } from '../translate.ts'

/** About getting back into an account, and who owns it. */
export const mails6: Catalogue = {
  'Your Roomtone account is yours': 'Votre compte Roomtone est à vous',
  'We removed what was set up before you confirmed this address.':
    'Nous avons retiré ce qui avait été configuré avant que vous ne confirmiez cette adresse.',
  'Your account is yours.': 'Votre compte est à vous.',
  'Your new password is set, and this address is now confirmed. Nobody had confirmed it before, so someone else may have been using the account.':
    'Votre nouveau mot de passe est enregistré et cette adresse est confirmée. Personne ne l’avait confirmée avant vous : quelqu’un d’autre a pu utiliser ce compte.',
  'To be safe, we signed out every device and removed two-factor sign-in, passkeys, recovery codes, connected Google accounts, saved cards, payout details, the identity check and the profile. Bookings, listings and messages are still there.':
    'Par sécurité, nous avons déconnecté tous les appareils et retiré la double authentification, les clés d’accès, les codes de récupération, les comptes Google associés, les cartes enregistrées, les coordonnées de versement, la vérification d’identité et le profil. Les réservations, annonces et messages sont toujours là.',
  "See something you didn't do? Write to {1} and we'll look at it together.":
    'Vous voyez quelque chose que vous n’avez pas fait ? Écrivez à {1} et nous regarderons ensemble.',
  "You got this because your password was reset. Security emails can't be turned off.":
    'Vous recevez ceci parce que votre mot de passe a été réinitialisé. Les e-mails de sécurité ne peuvent pas être désactivés.',
  'Lost your second factor?': 'Vous avez perdu votre second facteur ?',
  'Open the link to have it removed in 24 hours.': 'Ouvrez le lien pour qu’il soit retiré dans 24 heures.',
  'Someone with your password told us they lost their authenticator app, passkeys and recovery codes.':
    'Quelqu’un qui connaît votre mot de passe nous a dit avoir perdu son application d’authentification, ses clés d’accès et ses codes de récupération.',
  'If that was you, open the link. We remove them 24 hours later, and you can sign in with your password alone. We wait so that nobody else can do this behind your back.':
    'Si c’était vous, ouvrez le lien. Nous les retirons 24 heures plus tard et votre mot de passe suffira pour vous connecter. Nous attendons afin que personne ne puisse le faire à votre insu.',
  'Remove my second factor': 'Retirer mon second facteur',
  'The link works once, for {1} minutes.': 'Le lien fonctionne une fois, pendant {1} minutes.',
  'Wasn’t you? Then someone knows your password. Reset it now; nothing is removed unless the link is opened.':
    'Ce n’était pas vous ? Alors quelqu’un connaît votre mot de passe. Réinitialisez-le maintenant ; rien n’est retiré tant que le lien n’est pas ouvert.',
  "You got this because of a sign-in to your account. Security emails can't be turned off.":
    'Vous recevez ceci à cause d’une connexion à votre compte. Les e-mails de sécurité ne peuvent pas être désactivés.',
  'Your second factor will be removed': 'Votre second facteur sera retiré',
  'If you didn’t ask for this, keep it with one click.':
    'Si vous ne l’avez pas demandé, gardez-le d’un clic.',
  'Someone asked our team to remove the second factor on your account, and we checked who was asking.':
    'On a demandé à notre équipe de retirer le second facteur de votre compte, et nous avons vérifié qui le demandait.',
  'You asked us to remove the second factor on your account.':
    'Vous nous avez demandé de retirer le second facteur de votre compte.',
  'Your authenticator app, passkeys and recovery codes will stop working, and you’ll sign in with just your password.':
    'Votre application d’authentification, vos clés d’accès et vos codes de récupération cesseront de fonctionner, et vous vous connecterez avec votre seul mot de passe.',
  'Removed on': 'Retiré le',
  'Didn’t ask for this, or found your phone? Keep everything as it is:':
    'Vous ne l’avez pas demandé, ou vous avez retrouvé votre téléphone ? Gardez tout en l’état :',
  'Keep my second factor': 'Garder mon second facteur',
  'If you didn’t ask for it, also write to {1}.': 'Si vous ne l’avez pas demandé, écrivez aussi à {1}.',
}
