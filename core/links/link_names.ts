import { inject } from '@adonisjs/core'
import { can } from '#core/identity/identity_port'
import { linkedKey, type Linked } from '#core/links/link'
import { PluginRegistry } from '#core/plugin/registry'
import type { LinkedRecord, LinkHolder, LinkTargetKind } from '#core/links/link_kinds'
import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'
import type { Person } from '#core/identity/person'

/** A thing that links lead to or stand in, as a person may see it. */
export interface NamedLink extends LinkedRecord {
  kind: string
  /** « Produit ». */
  label: string
}

/** Who asks, and in which language. */
export interface LinkReader {
  person: Person
  locale: Locale
}

type Kind = Pick<LinkTargetKind, 'label' | 'permission' | 'titles'>

/** What links lead to and stand in, in words. */
@inject()
export class LinkNames {
  constructor(private readonly registry: PluginRegistry) {}

  /** The kinds that a person may choose from, in the order of the plugins. */
  async kinds({ person, locale }: LinkReader): Promise<{ kind: string; label: string }[]> {
    const targets = [...(await this.#targets())].filter(([, { permission }]) => can(person, permission))
    return targets.map(([kind, { label }]) => ({ kind, label: label[locale] }))
  }

  /** The things that the words of `q` find, at most `limit` of each kind. Without `kinds` those of all. */
  async search(q: string, { kinds, limit }: { kinds: readonly string[]; limit: number }, reader: LinkReader) {
    const { person, locale } = reader
    const targets = [...(await this.#targets())].filter(
      ([kind, { permission }]) => can(person, permission) && (kinds.length === 0 || kinds.includes(kind))
    )
    const found = await Promise.all(targets.map(([, target]) => target.find({ q, locale, limit })))
    return targets.flatMap(([kind, { label }], at) =>
      (found[at] ?? []).map((record): NamedLink => ({ kind, label: label[locale], ...record }))
    )
  }

  /** Names by `<kind>/<id>`. What does not exist, or the person may not see, is absent. One call a kind. */
  of(things: readonly Linked[], { person, locale }: LinkReader): Promise<Map<string, NamedLink>> {
    return this.#titles(things, locale, ({ permission }) => can(person, permission))
  }

  /** The same for lists that have a permission of their own. */
  titles(things: readonly Linked[], locale: Locale): Promise<Map<string, NamedLink>> {
    return this.#titles(things, locale, () => true)
  }

  /** The kinds of what links may lead to, in every language. */
  async labels(): Promise<Map<string, Label>> {
    return new Map([...(await this.#targets())].map(([kind, { label }]) => [kind, label]))
  }

  async #titles(things: readonly Linked[], locale: Locale, isSeen: (kind: Kind) => boolean) {
    const known = new Map<string, Kind>([...(await this.#holders()), ...(await this.#targets())])
    const ids = new Map<string, Set<string>>()
    for (const { kind, id } of things) ids.set(kind, (ids.get(kind) ?? new Set()).add(String(id)))
    const named = new Map<string, NamedLink>()
    for (const [kind, wanted] of ids) {
      const described = known.get(kind)
      if (!described || !isSeen(described)) continue
      const label = described.label[locale]
      for (const record of await described.titles([...wanted], locale)) {
        named.set(linkedKey({ kind, id: record.id }), { kind, label, ...record })
      }
    }
    return named
  }

  /** What stands behind a kind of source; null: no plugin of this shop has it. */
  async holder(kind: string): Promise<LinkHolder | null> {
    return (await this.#holders()).get(kind) ?? null
  }

  #targets(): Promise<Map<string, LinkTargetKind>> {
    return this.#byName('core.link_targets')
  }

  #holders(): Promise<Map<string, LinkHolder>> {
    return this.#byName('core.link_holders')
  }

  async #byName<Point extends 'core.link_targets' | 'core.link_holders'>(point: Point) {
    const all = this.registry.contributions(point)
    return new Map(await Promise.all(all.map(async ({ name, load }) => [name, await load()] as const)))
  }
}
