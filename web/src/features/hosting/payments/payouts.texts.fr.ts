import type { PayoutState } from '@roomtone/domain/payment/standing'
import type { BadgeTone } from '../../../ui/badge.tsx'

type Standing = { label: string; tone: BadgeTone; reason: string }
export const payoutStates: Record<PayoutState, Standing> = {
  scheduled: { label: 'Programmé', tone: 'wait', reason: '' },
  held: {
    label: 'Suspendu',
    tone: 'off',
    reason:
      'Une réclamation est ouverte, ou la banque du locataire conteste le paiement. Il attend que ce soit tranché.',
  },
  without_account: {
    label: 'Compte requis',
    tone: 'bad',
    reason: 'Nous l’envoyons dès que votre compte de versement est configuré.',
  },
  sending: { label: 'En route', tone: 'wait', reason: 'Votre banque l’affiche sous quelques jours.' },
  paid: { label: 'Payé', tone: 'ok', reason: '' },
  refused: {
    label: 'Refusé',
    tone: 'bad',
    reason:
      'Votre banque ne l’a pas accepté. Vérifiez votre compte de versement pour que nous puissions le renvoyer.',
  },
  settled: { label: 'Soldé', tone: 'off', reason: 'Tout a couvert ce que vous deviez.' },
}
export const NEEDS_ACCOUNT: readonly PayoutState[] = ['without_account', 'refused']
