import { GoogleReturn } from '../../features/account/google-return.tsx'

export { authGoogle as title } from '@roomtone/texts/shell/titles'

export function Page() {
  return <GoogleReturn />
}
