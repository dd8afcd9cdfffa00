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

/** The bundled families, each with what stands in for it until it is loaded, as CSS. Their files: `web/app/lib/fonts.server.ts`. */
export const FONT_STACKS: Readonly<Record<string, string>> = {
  'fraunces': "'Fraunces','Fraunces fallback','Fraunces fallback on Linux',Georgia,serif",
  'playfair-display': "'Playfair Display',Georgia,serif",
  'eb-garamond': "'EB Garamond',Garamond,Georgia,serif",
  'cormorant': "'Cormorant',Garamond,Georgia,serif",
  'lora': "'Lora',Georgia,serif",
  'source-sans-3': "'Source Sans 3','Source Sans fallback','Source Sans fallback on Linux',system-ui,sans-serif",
  'inter': "'Inter',system-ui,sans-serif",
  'work-sans': "'Work Sans',system-ui,sans-serif",
  'nunito-sans': "'Nunito Sans',system-ui,sans-serif",
  'jost': "'Jost',Futura,system-ui,sans-serif",
}

export const FONT_FAMILIES = Object.keys(FONT_STACKS)

/** Families that go together: of headings, and of everything else. */
export const FONT_PAIRS = [
  { headings: 'fraunces', text: 'source-sans-3' },
  { headings: 'playfair-display', text: 'work-sans' },
  { headings: 'eb-garamond', text: 'inter' },
  { headings: 'lora', text: 'nunito-sans' },
  { headings: 'cormorant', text: 'jost' },
  { headings: 'inter', text: 'inter' },
] as const
