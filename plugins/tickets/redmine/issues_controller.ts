import { inject } from '@adonisjs/core'
import { ChangeTicket } from '#plugins/tickets/tickets/actions/change_ticket'
import { CreateTicket } from '#plugins/tickets/tickets/actions/create_ticket'
import { ListIssues } from '#plugins/tickets/redmine/list_issues'
import { ReadIssueDetails } from '#plugins/tickets/redmine/issue_details'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { WriteResource } from '#core/resources/write_resource'
import { asRedmine } from '#plugins/tickets/redmine/as_redmine'
import { forbidden } from '#core/identity/errors'
import { pagingOf } from '#plugins/tickets/redmine/paging'
import { routeId } from '#core/http/route_id'
import { storeIssue, updateIssue } from '#plugins/tickets/redmine/redmine_validator'
import { ticketValues } from '#plugins/tickets/redmine/issue_input'
import { writerOf } from '#core/resources/writer'
import type { HttpContext } from '@adonisjs/core/http'

/** Tickets for clients of Redmine, by the same actions as those of the screens. */
@inject()
export default class IssuesController {
  constructor(
    private readonly list: ListIssues,
    private readonly details: ReadIssueDetails,
    private readonly create: CreateTicket,
    private readonly change: ChangeTicket,
    private readonly write: WriteResource,
    private readonly resources: ResourceCatalogue
  ) {}

  async index(ctx: HttpContext) {
    return asRedmine(ctx, async () => {
      const paging = pagingOf(ctx)
      const asker = { me: ctx.person?.id ?? 0, locale: ctx.shop.locale }
      const { issues, total_count: total } = await this.list.execute(ctx.request.qs(), paging, asker)
      return { issues, total_count: total, offset: paging.offset, limit: paging.limit }
    })
  }

  async show(ctx: HttpContext) {
    return asRedmine(ctx, () => this.#shown(ctx, routeId(ctx)))
  }

  async store(ctx: HttpContext) {
    return asRedmine(ctx, async () => {
      const { issue } = await ctx.request.validateUsing(storeIssue)
      const { uploads = [] } = issue
      const values = ticketValues(issue)
      values.trackerId ??= await this.list.firstTracker()
      const { channel, locale } = ctx.shop
      const files = uploads.map(({ token }) => token)
      const id = await this.create.execute({ values, channel, locale, files }, writerOf(ctx))
      ctx.response
        .status(201)
        .header('location', `${ctx.request.parsedUrl.pathname?.replace(/\.json$/, '')}/${id}.json`)
      return this.#shown(ctx, id)
    })
  }

  async update(ctx: HttpContext) {
    return asRedmine(ctx, async () => {
      const { issue } = await ctx.request.validateUsing(updateIssue)
      const { notes, private_notes: isPrivate = false, uploads = [], lock_version: version = null } = issue
      const writer = writerOf(ctx)
      const values = ticketValues(issue)
      const [isChange, isNote] = [Object.keys(values).length > 0, Boolean(notes) || uploads.length > 0]
      if ((isChange && !writer.may('tickets.update')) || (isNote && !writer.may('tickets.comment'))) throw forbidden()
      const files = uploads.map(({ token }) => token)
      await this.change.execute({ id: routeId(ctx), version, values, notes: notes ?? '', isPrivate, files }, writer)
      ctx.response.noContent()
      return undefined
    })
  }

  /** Subtasks go with it, as in Redmine. */
  async destroy(ctx: HttpContext) {
    return asRedmine(ctx, async () => {
      const made = this.resources.find('tickets.tickets') as MadeResource
      const seen = { id: routeId(ctx), version: null, isConfirmed: true }
      await this.write.remove(made, seen, writerOf(ctx))
      ctx.response.noContent()
      return undefined
    })
  }

  async #shown(ctx: HttpContext, id: number) {
    const include = String(ctx.request.qs().include ?? '')
      .split(',')
      .filter(Boolean)
    const { locale } = ctx.shop
    const issue = await this.list.one(id, { locale })
    const asker = { person: ctx.person ?? null, locale, may: writerOf(ctx).may }
    return { issue: Object.assign(issue, await this.details.execute(id, include, asker)) }
  }
}
