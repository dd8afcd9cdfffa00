import { BlockValidators } from '#core/rich_text/block_validators'
import { CORE_BLOCKS } from '#core/rich_text/blocks/core_blocks'
import { BootError } from '#core/plugin/boot_error'
import type { Block } from '#core/rich_text/block'
import type { Kinds } from '#core/fields/field_kind'
import type { PluginRegistry } from '#core/plugin/registry'

/** Every block of rich texts: those of core and those that plugins contribute to `core.blocks`. */
export class BlockCatalogue {
  readonly validators: BlockValidators
  #blocks: Promise<ReadonlyMap<string, Block>> | null = null

  constructor(
    private readonly registry: Pick<PluginRegistry, 'contributions'>,
    readonly kinds: Kinds
  ) {
    this.validators = new BlockValidators(kinds)
  }

  /** By name, in the order of the plugins. */
  all(): Promise<ReadonlyMap<string, Block>> {
    this.#blocks ??= this.#load().catch((error: unknown) => {
      this.#blocks = null
      throw error
    })
    return this.#blocks
  }

  async #load(): Promise<ReadonlyMap<string, Block>> {
    const blocks = new Map<string, Block>(Object.entries(CORE_BLOCKS))
    const contributed = this.registry.contributions('core.blocks')
    const loaded = await Promise.all(contributed.map(({ load }) => load()))
    for (const [at, { name, plugin }] of contributed.entries()) {
      if (blocks.has(name)) throw new BootError(plugin, `the block "${name}" exists already.`, 'Give it another name.')
      blocks.set(name, loaded[at] as Block)
    }
    for (const [name, { fields }] of blocks) refuseTranslated(name, fields)
    return blocks
  }
}

function refuseTranslated(name: string, fields: Block['fields']): void {
  for (const [field, { options }] of Object.entries(fields)) {
    if (!options.translated) continue
    const hint = 'Each language has a text of its own, with blocks of its own: leave "translated" out.'
    throw new BootError(name.split('.')[0] ?? name, `the field "${field}" of the block "${name}" is translated.`, hint)
  }
}
