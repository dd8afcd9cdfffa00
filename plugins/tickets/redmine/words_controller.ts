import { inject } from '@adonisjs/core'
import { PROJECT, type RedmineName } from '#plugins/tickets/redmine/issue'
import { ListIssues } from '#plugins/tickets/redmine/list_issues'
import { RedmineWords } from '#plugins/tickets/redmine/redmine_words'
import type { HttpContext } from '@adonisjs/core/http'

/** The words of tickets, and the one project, for clients of Redmine. */
@inject()
export default class WordsController {
  constructor(
    private readonly words: RedmineWords,
    private readonly issues: ListIssues
  ) {}

  async trackers(ctx: HttpContext) {
    const rows = await this.words.of(ctx.shop.locale, 'trackers', 'x.status_id')
    const statuses = new Map(
      (await this.words.of(ctx.shop.locale, 'statuses', 'x.is_closed')).map(({ id, name }) => [Number(id), name])
    )
    return {
      trackers: rows.map(({ id, name, status_id: status }) => ({
        id: Number(id),
        name,
        default_status: { id: Number(status), name: statuses.get(Number(status)) ?? '' },
      })),
    }
  }

  async statuses(ctx: HttpContext) {
    const rows = await this.words.of(ctx.shop.locale, 'statuses', 'x.is_closed')
    return {
      issue_statuses: rows.map(({ id, name, is_closed: closed }) => ({
        id: Number(id),
        name,
        is_closed: Boolean(closed),
      })),
    }
  }

  async priorities(ctx: HttpContext) {
    const rows = await this.words.of(ctx.shop.locale, 'priorities', 'x.is_default, x.is_active')
    return {
      issue_priorities: rows.map(({ id, name, is_default: first, is_active: active }) => ({
        id: Number(id),
        name,
        is_default: Boolean(first),
        active: Boolean(active),
      })),
    }
  }

  async categories(ctx: HttpContext) {
    const rows = await this.words.of(ctx.shop.locale, 'categories', 'x.position')
    const project = this.#named()
    const all = rows.map(({ id, name }) => ({ id: Number(id), project, name }))
    return { issue_categories: all, total_count: all.length }
  }

  async customFields({ shop }: HttpContext) {
    const fields = await this.words.fields()
    return {
      custom_fields: fields.map(({ id, label, kind, isRequired, many, choices, trackers }) => ({
        id,
        name: label[shop.locale] || label.fr_FR || '',
        customized_type: 'issue',
        field_format: kind,
        is_required: isRequired,
        multiple: many,
        possible_values: choices.map(({ value, label: words }) => ({ value, label: words[shop.locale] || value })),
        trackers: trackers.map((tracker) => ({ id: tracker })),
      })),
    }
  }

  async projects() {
    return { projects: [this.#project()], total_count: 1, offset: 0, limit: 25 }
  }

  async project() {
    return { project: this.#project() }
  }

  #project() {
    const { id, name } = this.#named()
    return { id, name, identifier: PROJECT.identifier, description: '', status: 1, is_public: false }
  }

  #named(): RedmineName {
    return { id: PROJECT.id, name: this.issues.project() }
  }
}
