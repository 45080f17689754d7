/** The pages of the host's console that the header and the bar on a phone lead to. */
export const HOST_TABS = ['today', 'calendar', 'listings', 'messages'] as const
export type HostTab = (typeof HOST_TABS)[number]
