export const ROLES = ['admin', 'host', 'creator'] as const
export type Role = (typeof ROLES)[number]

export const USER_TYPES = ['host', 'creator'] as const
export type UserType = (typeof USER_TYPES)[number]

/** Everyone is a creator; those who sign up to host start as hosts too. */
export function rolesAtSignUp(userType: UserType): Role[] {
  return userType === 'host' ? ['creator', 'host'] : ['creator']
}
