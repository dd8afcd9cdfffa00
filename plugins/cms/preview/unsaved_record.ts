import { inject } from '@adonisjs/core'
import { BlockCatalogue } from '#core/rich_text/block_catalogue'
import { Clock } from '#core/time/clock'
import { DomainError } from '#core/errors/domain_error'
import { FindShownMedia } from '#core/rich_text/find_shown_media'
import { ReadTerms } from '#plugins/cms/site/read_terms'
import { TEMPLATES, type Template } from '#plugins/cms/content/templates'
import { blocksIn } from '#core/rich_text/walk'
import { cleanStructure, settleBlocks } from '#core/rich_text/clean_document'
import { excerptOf, textOf } from '#core/rich_text/text_of'
import { isObject } from '#core/rich_text/clean_nodes'
import type { ContentRecord } from '#plugins/cms/site/read_content'
import type { LinkPlace } from '#core/links/resolve_links'
import type { Locale } from '#core/i18n/locales'
import type { RichNode, RichText } from '#core/rich_text/document'

export interface UnsavedAsked {
  /** Values of the form by field, as they are: valid or not. */
  values: Record<string, unknown>
  /** Null: it was never saved in this language. */
  saved: ContentRecord | null
  /** 0: a content that was never saved. */
  id: number
  /** Code of its type. */
  type: string
  /** Permissions of blocks that are held. */
  blocks: ReadonlySet<string>
}

/** Most letters of a title, as its field has them, and of a summary that is cut from the text. */
const TITLE = 255
const SUMMARY = 220

/** A content with the unsaved changes of its form. What is not valid yet, and custom fields, are shown as they are saved. */
@inject()
export class UnsavedRecord {
  constructor(
    private readonly clock: Clock,
    private readonly catalogue: BlockCatalogue,
    private readonly media: FindShownMedia,
    private readonly terms: ReadTerms
  ) {}

  /** Null: it has no title in this language. */
  async execute(place: LinkPlace, asked: UnsavedAsked): Promise<ContentRecord | null> {
    const { values, saved, id, type, blocks } = asked
    const { locale } = place
    const title = textIn(values.title, locale)?.slice(0, TITLE) ?? saved?.title
    if (!title) return null
    const body = await this.#body(valueIn(values.body, locale), saved?.body ?? null, blocks)
    const excerpt = isObject(values.excerpt) ? textIn(values.excerpt, locale) : (saved?.excerpt ?? null)
    const [picture, categories, tags] = await Promise.all([
      this.#picture(values.featuredMediaId, saved, locale),
      this.#terms(place, 'categories', values.categories, saved),
      this.#terms(place, 'tags', values.tags, saved),
    ])
    const known = saved ?? this.#blank(id, type)
    const { template, parentId } = values
    return Object.assign({}, known, {
      title,
      body,
      excerpt,
      summary: excerpt || (body ? excerptOf(textOf(body), SUMMARY) : ''),
      template: TEMPLATES.includes(template as Template) ? (template as Template) : known.template,
      parentId: parentId === null || typeof parentId === 'number' ? parentId : known.parentId,
      picture,
      categories,
      tags,
      categoryIds: Array.isArray(values.categories) ? rowIds(values.categories) : known.categoryIds,
    })
  }

  /** A text without the blocks that are not valid yet or not allowed. */
  async #body(given: unknown, saved: RichText | null, held: ReadonlySet<string>): Promise<RichText | null> {
    if (given === undefined) return saved
    if (given === null) return null
    try {
      const text = cleanStructure(given)
      const wrong = new Set<RichNode>()
      for (const node of blocksIn(text.content)) {
        const isValid = await this.#isValid(node, saved, held)
        if (!isValid) wrong.add(node)
      }
      return { type: 'doc', content: without(text.content, wrong) }
    } catch (error) {
      if (error instanceof DomainError) return saved
      throw error
    }
  }

  async #isValid(node: RichNode, before: RichText | null, held: ReadonlySet<string>): Promise<boolean> {
    try {
      const rules = { blocks: this.catalogue, may: (permission: string) => held.has(permission), before }
      await settleBlocks({ type: 'doc', content: [node] }, rules)
      return true
    } catch (error) {
      if (error instanceof DomainError) return false
      throw error
    }
  }

  async #picture(given: unknown, saved: ContentRecord | null, locale: Locale): Promise<ContentRecord['picture']> {
    if (given === null) return null
    if (typeof given !== 'number') return saved?.picture ?? null
    const medium = (await this.media.execute([given], locale))[String(given)]
    return medium?.type === 'image' ? medium.picture : null
  }

  async #terms(
    place: LinkPlace,
    kind: 'categories' | 'tags',
    given: unknown,
    saved: ContentRecord | null
  ): Promise<ContentRecord['categories']> {
    if (!Array.isArray(given)) return saved?.[kind] ?? []
    return this.terms.named(place, kind, rowIds(given))
  }

  #blank(id: number, type: string): ContentRecord {
    return {
      id,
      type,
      status: 'draft',
      title: '',
      summary: '',
      publishedAt: null,
      modifiedAt: this.clock.iso(),
      picture: null,
      mediaId: null,
      parentId: null,
      template: 'default',
      excerpt: null,
      body: null,
      seo: null,
      authorId: null,
      author: null,
      categories: [],
      tags: [],
      alternates: {},
      custom: {},
      categoryIds: [],
    }
  }
}

const rowIds = (given: readonly unknown[]): number[] => given.map(Number).filter(Number.isSafeInteger)

/** The value of a translated field in a language; undefined: the form has none. */
function valueIn(given: unknown, locale: Locale): unknown {
  return isObject(given) ? (given[locale] ?? null) : undefined
}

function textIn(given: unknown, locale: Locale): string | null {
  const value = valueIn(given, locale)
  return typeof value === 'string' ? value.trim() || null : null
}

function without(content: readonly RichNode[], wrong: ReadonlySet<RichNode>): RichNode[] {
  return content.flatMap((node) => {
    if (wrong.has(node)) return []
    return [node.content ? Object.assign({}, node, { content: without(node.content, wrong) }) : node]
  })
}
