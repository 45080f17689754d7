import { GoogleReturn } from '../features/account/google-return.tsx'

export function Page() {
  return <GoogleReturn />
}
