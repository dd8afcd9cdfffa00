import tabler from '@iconify-json/tabler/icons.json' with { type: 'json' }

/** What the component draws every icon with; the library repeats it in each. */
const DRAWN_ALIKE =
  / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g

/**
 * The lines of an icon, as markup that stands in a frame of 24 by 24.
 * @param name As the library (tabler.io/icons) names it: `shopping-bag`.
 * @throws Error where the library has no such icon
 */
export function iconMarkup(name: string): string {
  const icons: Partial<Record<string, { body: string }>> = tabler.icons
  const icon = icons[name]
  if (!icon) throw new Error(`There is no icon "${name}" in the set (web/vite/icon_markup.ts)`)
  return icon.body.replaceAll(DRAWN_ALIKE, '').replace(/^<g>(.*)<\/g>$/, '$1')
}
