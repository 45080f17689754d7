import type { PayoutState } from '@roomtone/domain/payment/standing'
import type { BadgeTone } from '../../../ui/badge.tsx'

type Standing = { label: string; tone: BadgeTone; reason: string }
export const payoutStates: Record<PayoutState, Standing> = {
  scheduled: { label: 'Programado', tone: 'wait', reason: '' },
  held: {
    label: 'En espera',
    tone: 'off',
    reason:
      'Hay una reclamación abierta o el banco del huésped disputa el pago. Queda en espera hasta que se decida.',
  },
  without_account: {
    label: 'Falta una cuenta',
    tone: 'bad',
    reason: 'Lo enviamos en cuanto configures tu cuenta de cobro.',
  },
  sending: { label: 'En camino', tone: 'wait', reason: 'Tu banco lo muestra en unos días.' },
  paid: { label: 'Pagado', tone: 'ok', reason: '' },
  refused: {
    label: 'Rechazado',
    tone: 'bad',
    reason: 'Tu banco no lo aceptó. Revisa tu cuenta de cobro para que podamos enviarlo otra vez.',
  },
  settled: { label: 'Liquidado', tone: 'off', reason: 'Todo cubrió lo que debías.' },
}
export const NEEDS_ACCOUNT: readonly PayoutState[] = ['without_account', 'refused']
