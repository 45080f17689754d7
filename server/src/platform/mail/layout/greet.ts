import { greetingName } from './greeting-name.ts'

export function greet(fullName: string | undefined): string {
  const name = greetingName(fullName)
  return name ? `Hi ${name},` : 'Hi,'
}
