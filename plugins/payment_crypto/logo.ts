import type { LogoPath } from '#plugins/sales/index'

/** A coin with a stroke of links: our own mark of payments by cryptocurrency. */
export const LOGO: readonly LogoPath[] = [
  { d: 'M24 4a12 12 0 1 1 0 24a12 12 0 0 1 0-24zm0 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 0 0 0-19z', fill: '#b0893f' },
  { d: 'M17.5 14.5h5v3h-5zM25.5 14.5h5v3h-5zM21.5 15.25h5v1.5h-5z' },
]
