export const tabRow = 'flex gap-6 overflow-x-auto border-b [scrollbar-width:none]'

export const tabLook = 'tab'

export const tabCount = 'rounded-pill bg-off-soft px-2 text-tiny text-off tabular-nums'
