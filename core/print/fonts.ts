import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** The shop's own types, whole: a customer's name may need any letter of Europe. */
const FILES = {
  text: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  strong: '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  serif: '@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
} as const

/** A font that documents are set in. */
export type FontName = keyof typeof FILES

export const FONT_NAMES = Object.keys(FILES) as FontName[]

const kept = new Map<FontName, Buffer>()

/** The file of a font, read once. */
export function fontBytes(name: FontName): Buffer {
  const known = kept.get(name)
  if (known) return known
  const bytes = readFileSync(resolve(FILES[name]))
  kept.set(name, bytes)
  return bytes
}
