/** The default colours by token, as people write them. `--color-<token>` in every style sheet. */
export const DEFAULT_COLOURS: Readonly<Record<string, string>> = {
  'paper': '#faf7f2',
  'surface': '#ffffff',
  'ink': '#1f1a17',
  'muted': '#6b6159',
  'line': '#e5ddd3',
  'primary': '#7a182f',
  'primary-ink': '#ffffff',
  'accent': '#b0893f',
  'positive': '#2e6b45',
  'warning': '#9a600e',
  'negative': '#a82820',
  'wine-rouge': '#6e1428',
  'wine-blanc': '#e2cc78',
  'wine-rose': '#e9a096',
  'wine-effervescent': '#d6c482',
  'wine-doux': '#be8c32',
}

/** The places of the images. */
export const IMAGE_PLACES = [
  'front_background',
  'admin_background',
  'desktop_logo',
  'desktop_dark_logo',
  'mobile_logo',
  'mobile_dark_logo',
] as const

export type ImagePlace = (typeof IMAGE_PLACES)[number]

/** Text and background tokens whose contrast is checked. */
export const READABLE_PAIRS: readonly (readonly [text: string, ground: string])[] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['muted', 'paper'],
  ['muted', 'surface'],
  ['primary', 'paper'],
  ['primary', 'surface'],
  ['primary-ink', 'primary'],
  ['positive', 'surface'],
  ['warning', 'surface'],
  ['negative', 'surface'],
]

/** The families of the house: of names and headings, and of everything else. */
export const DEFAULT_FONTS = { headings: 'fraunces', text: 'source-sans-3' } as const

/** The bundled families. Their files and fallbacks: `web/app/lib/fonts.server.ts`. */
export const FONT_FAMILIES = ['fraunces', 'source-sans-3'] as const
