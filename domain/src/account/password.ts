export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 100
export const SIGN_IN_PASSWORD_MIN = 6

export type WeakPasswordReason = 'length' | 'too_long' | 'uppercase' | 'number' | 'pwned' | 'leaked'

/**
 * All reasons, in the order in which a person is told them. `pwned` is our short list of the most guessed
 * passwords; `leaked` comes from a service, which the server asks where one is configured.
 */
export function weakPasswordReasons(password: string): WeakPasswordReason[] {
  const reasons: WeakPasswordReason[] = []
  if (password.length < PASSWORD_MIN) reasons.push('length')
  if (password.length > PASSWORD_MAX) reasons.push('too_long')
  if (!/[A-Z]/.test(password)) reasons.push('uppercase')
  if (!/[0-9]/.test(password)) reasons.push('number')
  if (MOST_GUESSED.has(password.toLowerCase())) reasons.push('pwned')
  return reasons
}

const MOST_GUESSED = new Set([
  'password1',
  'password12',
  'password123',
  'passw0rd',
  'passw0rd1',
  'qwerty123',
  'qwerty12',
  'qwertyuiop1',
  'abc12345',
  'abcd1234',
  'admin123',
  'admin1234',
  'welcome1',
  'welcome123',
  'letmein1',
  'letmein123',
  'iloveyou1',
  'football1',
  'baseball1',
  'monkey123',
  'dragon123',
  'sunshine1',
  'princess1',
  'superman1',
  '1q2w3e4r',
  '1qaz2wsx',
  'a1234567',
  'aa123456',
  'changeme1',
  'trustno1',
])
