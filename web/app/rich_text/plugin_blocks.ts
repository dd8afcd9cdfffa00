import parts from 'virtual:block_parts'
import type { ComponentType } from 'react'
import { broughtLater } from '#web/fields/brought'
import type { BlockProps, BlockStyle } from './document'

/** The component of a block of any name. Its values and data are what its declaration says. */
export type BlockComponent = ComponentType<BlockProps<never, never> & BlockStyle>

/** The server has the components of plugins from the start; the browser loads each when a page shows it. */
const known = new Map<string, BlockComponent>(
  Object.entries(parts).map(([name, part]) => [
    name,
    ('component' in part ? part.component : broughtLater(part.load)) as BlockComponent,
  ])
)

/** The component of a block of a plugin. Null: its plugin is gone. */
export const pluginBlock = (name: string): BlockComponent | null => known.get(name) ?? null

/** Loads the components of these blocks. Called before a page is hydrated: one that came later would be drawn twice. */
export async function loadBlocks(names: readonly string[]): Promise<void> {
  await Promise.all(
    Object.entries(parts).map(async ([name, part]) => {
      if (names.includes(name) && 'load' in part) known.set(name, (await part.load()).default as BlockComponent)
    })
  )
}

/** Sections of translations that the components of these blocks use, for the loader of a page. Known on the server only. */
export function wordsOfBlocks(names: Iterable<string>): string[] {
  const sections = [...names].flatMap((name) => {
    const part = parts[name]
    return part && 'words' in part ? part.words : []
  })
  return [...new Set(sections)]
}

/** Sections of translations of all blocks, for the editor. */
export const wordsOfAllBlocks = () => wordsOfBlocks(Object.keys(parts))
