import { notificationsTexts as texts } from '@roomtone/texts/notification/notifications'
import { useMutation } from '@tanstack/react-query'
import { markRead } from '../../parts/notification/notification.query.ts'
import { useServices } from '../../platform/services.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'

export function useMarkAll() {
  const services = useServices()
  return useMutation({
    mutationFn: () => markRead(services, { all: true }),
    onError: (error) => void showToast('error', texts.markFailed, error.message),
  })
}
