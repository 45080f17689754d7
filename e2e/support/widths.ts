/** The two widths at which everything is checked, and the narrowest screen on which pages still work. */
export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }
export const SMALLEST = { width: 320, height: 640 }
