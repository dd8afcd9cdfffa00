import { DEFAULT_COLOURS, DEFAULT_FONTS, IMAGE_PLACES, type ImagePlace } from '#plugins/branding/default_tokens'
import { tripletOf } from '#plugins/branding/services/colour'

/** What a brand has of its own; what it lacks is the house's. */
export interface Theme {
  /** `#7a182f` by token. */
  colours: Record<string, string>
  /** Pictures of the media library by place. */
  images: Partial<Record<ImagePlace, number>>
  /** Families by use: `headings`, `text`. */
  fonts: Partial<Record<FontUse, string>>
}

/** What a family of letters is for. */
export type FontUse = keyof typeof DEFAULT_FONTS

export const FONT_USES = Object.keys(DEFAULT_FONTS) as FontUse[]

export const EMPTY_THEME: Theme = { colours: {}, images: {}, fonts: {} }

/** A stored theme, without what this version of the shop does not know. */
export function readTheme(stored: unknown): Theme {
  const { colours = {}, images = {}, fonts = {} } = (JSON.parse(String(stored ?? '{}')) ?? {}) as Partial<Theme>
  const isColour = ([token, value]: [string, string]) => Object.hasOwn(DEFAULT_COLOURS, token) && tripletOf(value)
  return {
    colours: Object.fromEntries(Object.entries(colours).filter(isColour)),
    images: Object.fromEntries(
      IMAGE_PLACES.flatMap((place) => (images[place] ? [[place, Number(images[place])]] : []))
    ),
    fonts: Object.fromEntries(FONT_USES.flatMap((use) => (fonts[use] ? [[use, fonts[use]]] : []))),
  }
}

/** The same theme with these values in place of its own. Null, or the house's own value, takes one out. */
export function changedTheme(theme: Theme, changes: ThemeChanges): Theme {
  return {
    colours: merged(theme.colours, changes.colours, DEFAULT_COLOURS),
    images: merged(theme.images, changes.images, {}) as Theme['images'],
    fonts: merged(theme.fonts, changes.fonts, DEFAULT_FONTS) as Theme['fonts'],
  }
}

export interface ThemeChanges {
  colours?: Record<string, string | null> | undefined
  images?: Record<string, number | null> | undefined
  fonts?: Record<string, string | null> | undefined
}

function merged<Value>(
  own: Record<string, Value>,
  changes: Record<string, Value | null> | undefined,
  house: Readonly<Record<string, Value>>
): Record<string, Value> {
  const all = new Map<string, Value | null>(Object.entries(own))
  for (const [name, value] of Object.entries(changes ?? {})) all.set(name, value)
  return Object.fromEntries(
    [...all]
      .flatMap(([name, value]) => (value === null || value === house[name] ? [] : [[name, value] as const]))
      .sort()
  )
}

/** What differs between two themes, by the names that the audit log has words for. */
export function themeChanges(before: Theme, after: Theme): Record<string, [unknown, unknown]> {
  const [was, is] = [flat(before), flat(after)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return Object.fromEntries(
    names
      .filter((name) => was[name] !== is[name])
      .map((name) => [name, [was[name] ?? null, is[name] ?? null] as [unknown, unknown]])
  )
}

function flat({ colours, images, fonts }: Theme): Record<string, unknown> {
  return Object.fromEntries([...Object.entries(colours), ...Object.entries(images), ...Object.entries(fonts)])
}
