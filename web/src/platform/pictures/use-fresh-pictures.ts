import { useEffect } from 'react'
import { useServices } from '../services.tsx'
import { onExpiredPicture } from './expired.ts'

/** For what shows photos that are not public yet: asks its questions again when their addresses have ended. */
export function useFreshPictures(): void {
  const { queryClient } = useServices()
  useEffect(
    () => onExpiredPicture(() => void queryClient.invalidateQueries({}, { cancelRefetch: false })),
    [queryClient],
  )
}
