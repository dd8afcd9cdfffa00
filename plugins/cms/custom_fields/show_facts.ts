import { inject } from '@adonisjs/core'
import { CachedValue } from '#core/database/cached_value'
import { FindShownMedia } from '#core/rich_text/find_shown_media'
import { LinkedPageKinds } from '#core/links/linked_page_kinds'
import { ReadTargets, type Target } from '#plugins/cms/menus/read_targets'
import { Store } from '#core/database/store'
import { ValueWords } from '#core/resources/value_words'
import { contentTypes } from '#plugins/cms/content/content_types'
import { hrefKind } from '#core/rich_text/href'
import { labelOf, makeField } from '#core/custom_fields/make_fields'
import { readFieldGroups, type FieldGroup } from '#plugins/cms/custom_fields/field_group'
import { shownTexts } from '#plugins/cms/site/shown_texts'
import {
  idsOf,
  kindsOfLists,
  referencesOf,
  shownFields,
  thingsIn,
  type FieldValue,
} from '#plugins/cms/custom_fields/shown_fields'
import type { BlockPlace } from '#core/rich_text/block'
import type { CustomValues, Fact, FactSection, FactValue } from '#plugins/cms/custom_fields/facts'
import type { Locale } from '#core/i18n/locales'
import type { RichText } from '#core/rich_text/document'
import type { ShownDocument, ShownMedium } from '#core/rich_text/shown_document'

/** Change feed topics of the groups and their fields. */
const TOPICS = ['cms.custom_fields', 'cms.group_fields']

/** The groups of fields that staff added, as long as nobody changes one. */
const fieldGroups = new CachedValue(TOPICS, readFieldGroups)

/** What a page says in its custom fields, and its text. */
export interface ShownFacts {
  facts: FactSection[]
  document: ShownDocument
  tags: string[]
}

/** What the values need to be shown. */
interface Resolved {
  locale: Locale
  kindOf: (list: string) => string | null
  /** By reference. */
  pages: ReadonlyMap<string, Target>
  /** By id. */
  media: Record<string, ShownMedium>
  /** By the stored text. */
  documents: ReadonlyMap<unknown, ShownDocument>
}

/** The values of custom fields as their page shows them. */
@inject()
export class ShowFacts {
  constructor(
    private readonly store: Store,
    private readonly kinds: LinkedPageKinds,
    private readonly targets: ReadTargets,
    private readonly media: FindShownMedia,
    private readonly words: ValueWords
  ) {}

  groups(): Promise<FieldGroup[]> {
    return fieldGroups.of(this.store)
  }

  /**
   * `text`: that of the page, which is prepared together with the texts of fields. Beside its statements there is one for all files,
   * one for the addresses of chosen rows and one for each kind of them.
   */
  async execute(
    place: BlockPlace,
    groups: readonly FieldGroup[],
    { custom, text }: { custom: CustomValues; text: RichText | null }
  ): Promise<ShownFacts> {
    const { locale } = place
    const shown = groups.map((group) => ({ group, values: shownFields(group.fields, custom, locale) }))
    const kindOf = kindsOfLists(await this.kinds.all(), await contentTypes.of(this.store))
    const things = thingsIn(
      shown.flatMap(({ values }) => values),
      kindOf
    )
    const [texts, media, pages] = await Promise.all([
      shownTexts([text, ...things.texts], place),
      this.media.execute(things.media, locale),
      things.references.length > 0 ? this.targets.execute(things.references, place) : null,
    ])
    const [document, ...documents] = texts.documents as [ShownDocument, ...ShownDocument[]]
    const byText = new Map(things.texts.map((stored, at) => [stored, documents[at] as ShownDocument]))
    const resolved = { locale, kindOf, pages: pages?.shown ?? new Map(), media, documents: byText }
    const facts = await Promise.all(
      shown.map(async ({ group, values }) => {
        return { title: labelOf(group.name)[locale], facts: await this.#facts(values, resolved) }
      })
    )
    const tags = [
      ...TOPICS,
      ...texts.tags,
      ...things.media.map((id) => `platform.library:${id}`),
      ...(pages?.tags ?? []),
    ]
    return { facts: facts.filter((section) => section.facts.length > 0), document, tags }
  }

  async #facts(values: readonly FieldValue[], resolved: Resolved): Promise<Fact[]> {
    const facts = await Promise.all(
      values.map(async (one) => {
        const value = await this.#value(one, resolved)
        return value ? [{ label: labelOf(one.field.label)[resolved.locale], value }] : []
      })
    )
    return facts.flat()
  }

  /** Null: nothing of it can be shown. */
  async #value(one: FieldValue, resolved: Resolved): Promise<FactValue | null> {
    const { field, value, parts } = one
    const text = String(value)
    if (field.kind === 'link' && hrefKind(text) !== 'reference') return { type: 'link', name: nameOf(text), href: text }
    switch (field.kind) {
      case 'group':
      case 'repeater': {
        const shown = await Promise.all(parts.map((part) => this.#facts(part, resolved)))
        const filled = shown.filter((facts) => facts.length > 0)
        return filled.length > 0 ? { type: 'parts', parts: filled } : null
      }
      case 'rich_text': {
        const document = resolved.documents.get(value)
        return document ? { type: 'document', document } : null
      }
      case 'media': {
        const media = idsOf(value).flatMap((id) => resolved.media[id] ?? [])
        return media.length > 0 ? { type: 'media', media } : null
      }
      case 'link':
      case 'relation': {
        const pages = referencesOf(one, resolved.kindOf).flatMap((reference) => {
          const page = resolved.pages.get(reference)
          return page ? [{ name: page.title, path: page.href }] : []
        })
        return pages.length > 0 ? { type: 'pages', pages } : null
      }
      case 'url':
        return { type: 'link', name: nameOf(text), href: text }
      case 'email':
        return { type: 'link', name: text, href: `mailto:${text}` }
      case 'phone':
        return { type: 'link', name: text, href: `tel:${text.replace(/[^\d+]/g, '')}` }
      case 'colour':
        return { type: 'colour', colour: text }
      case 'lines':
        return { type: 'words', words: textsOf(value) }
      case 'choices':
        return { type: 'words', words: await Promise.all(textsOf(value).map((word) => this.#say(one, word, resolved))) }
      case 'text':
      case 'long_text':
      case 'time':
        return { type: 'text', text }
      default:
        return { type: 'text', text: await this.#say(one, value, resolved) }
    }
  }

  async #say({ field }: FieldValue, value: unknown, { locale }: Resolved): Promise<string> {
    const words = await this.words.say(makeField(field), value, locale)
    return field.kind === 'boolean' ? words.charAt(0).toUpperCase() + words.slice(1) : words
  }
}

/** An address as people write it. */
const nameOf = (address: string) =>
  address.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/, '').replace(/(.)\/$/, '$1')

const textsOf = (value: unknown): string[] => [value ?? []].flat().map(String)
