import type { LogoPath } from '#plugins/sales/index'

/** Two letters P, one before the other. Our own drawing. */
export const paypalLogo: readonly LogoPath[] = [
  { d: 'M19 8h12a7 7 0 0 1 0 14h-6l-2 7h-7z', fill: '#179bd7' },
  { d: 'M16 3h12a7 7 0 0 1 0 14h-6l-2 8h-8zM20 7l-2 6h8a3 3 0 0 0 0-6z', fill: '#253b80' },
]
