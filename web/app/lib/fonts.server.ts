import cormorant from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?url'
import cormorantExt from '@fontsource-variable/cormorant/files/cormorant-latin-ext-wght-normal.woff2?url'
import ebGaramond from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url'
import ebGaramondExt from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-ext-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import interExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url'
import jost from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url'
import jostExt from '@fontsource-variable/jost/files/jost-latin-ext-wght-normal.woff2?url'
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url'
import loraExt from '@fontsource-variable/lora/files/lora-latin-ext-wght-normal.woff2?url'
import nunitoSans from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url'
import nunitoSansExt from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-ext-wght-normal.woff2?url'
import playfairDisplay from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url'
import playfairDisplayExt from '@fontsource-variable/playfair-display/files/playfair-display-latin-ext-wght-normal.woff2?url'
import sourceSans3 from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import workSans from '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2?url'
import workSansExt from '@fontsource-variable/work-sans/files/work-sans-latin-ext-wght-normal.woff2?url'

/** A file of a family. */
export interface FontFile {
  /** As style sheets name it: `Playfair Display`. */
  family: string
  url: string
  /** The characters that it has, as CSS. */
  range: string
}

/** What a page needs to show families that are not the house's own. */
export interface Letters {
  /** Rules `@font-face`. A browser loads a file once a text needs it. */
  faces: string
  /** Addresses of the files that a page needs first. */
  preloads: string[]
}

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const EXTENDED =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

/** The files of the house are in `styles/fonts.css`, which every page has. */
const house: Record<string, string> = { fraunces, 'source-sans-3': sourceSans3 }

/** Every other family: its name, its Latin letters, and those of the rest of Europe. */
const others: Record<string, [family: string, latin: string, extended: string]> = {
  'playfair-display': ['Playfair Display', playfairDisplay, playfairDisplayExt],
  'eb-garamond': ['EB Garamond', ebGaramond, ebGaramondExt],
  'cormorant': ['Cormorant', cormorant, cormorantExt],
  'lora': ['Lora', lora, loraExt],
  'inter': ['Inter', inter, interExt],
  'work-sans': ['Work Sans', workSans, workSansExt],
  'nunito-sans': ['Nunito Sans', nunitoSans, nunitoSansExt],
  'jost': ['Jost', jost, jostExt],
}

/** The files of every family that a shop may choose, for the preview of the branding. */
export const fontFiles: readonly FontFile[] = Object.values(others).flatMap(filesOf)

/** What a page needs for these families, by use. Null: the house's own, which every page has. */
export function lettersOf(fonts: Readonly<Record<string, string>>): Letters | null {
  const families = [...new Set(Object.values(fonts))]
  const chosen = families.flatMap((family) => (others[family] ? [others[family]] : []))
  if (chosen.length === 0) return null
  return {
    faces: chosen.flatMap(filesOf).map(faceOf).join(''),
    preloads: families.flatMap((family) => others[family]?.[1] ?? house[family] ?? []),
  }
}

function filesOf([family, latin, extended]: [string, string, string]): FontFile[] {
  return [
    { family, url: latin, range: LATIN },
    { family, url: extended, range: EXTENDED },
  ]
}

/** optional: as in `styles/fonts.css`. */
function faceOf({ family, url, range }: FontFile): string {
  return `@font-face{font-family:'${family}';font-weight:100 900;font-display:optional;src:url(${url}) format('woff2');unicode-range:${range}}`
}
