import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** The complete fonts, not subsets: a customer's name may need any European letter. */
const FILES = {
  text: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  strong: '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  serif: '@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
} as const

/** A font of documents. */
export type FontName = keyof typeof FILES

export const FONT_NAMES = Object.keys(FILES) as FontName[]

const cache = new Map<FontName, Buffer>()

/** The file of a font, cached after the first read. */
export function fontBytes(name: FontName): Buffer {
  const cached = cache.get(name)
  if (cached) return cached
  const bytes = readFileSync(resolve(FILES[name]))
  cache.set(name, bytes)
  return bytes
}
