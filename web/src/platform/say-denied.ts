import type { Denial } from '@roomtone/domain/access/page-guard'
import { showToast } from './toasts/toasts.ts'

const DENIALS: Record<Denial, { title: string; text?: string }> = {
  admin_only: { title: 'Access Denied', text: "You don't have permission to access this page." },
  admin_only_applications: { title: 'Access denied: Admin only' },
  second_factor_first: {
    title: 'A second factor is needed',
    text: 'Admins need two-factor sign-in. Set it up here to open the admin pages.',
  },
}

export function sayDenied(denied: Denial): void {
  const { title, text } = DENIALS[denied]
  void showToast('error', title, text)
}
