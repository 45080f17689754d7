import { useEffect } from 'react'
import { useServices } from '../services.tsx'
import { onExpiredPicture } from './expired.ts'

/**
 * For pages with photos that are not public yet: reloads their queries when the photos' addresses have
 * expired.
 */
export function useFreshPictures(): void {
  const { queryClient } = useServices()
  useEffect(
    () => onExpiredPicture(() => void queryClient.invalidateQueries({}, { cancelRefetch: false })),
    [queryClient],
  )
}
