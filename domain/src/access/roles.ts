export const ROLES = ['admin', 'host', 'creator'] as const
export type Role = (typeof ROLES)[number]

export const USER_TYPES = ['host', 'creator'] as const
export type UserType = (typeof USER_TYPES)[number]
