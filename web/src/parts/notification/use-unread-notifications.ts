import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../platform/services.tsx'
import { unreadQuery } from './notification.query.ts'

/** Null until it is known. */
export function useUnreadNotifications(): number | null {
  return useQuery(unreadQuery(useServices())).data ?? null
}
