import { UNSAFE_ErrorResponseImpl as ErrorResponse, type HydrationState } from 'react-router'

/** Turns the statuses that crossed as data back into what the error page understands. */
export function errorFromServer(
  errors: HydrationState['errors'],
): NonNullable<HydrationState['errors']> | null {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const status = (error as { status?: number }).status ?? 500
      return [id, new ErrorResponse(status, status === 404 ? 'Not Found' : 'Error', null)]
    }),
  )
}
