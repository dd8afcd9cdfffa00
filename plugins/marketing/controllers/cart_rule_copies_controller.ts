import { inject } from '@adonisjs/core'
import { ReadResource } from '#core/resources/read_resource'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Translator } from '#core/i18n/translator'
import { WriteResource } from '#core/resources/write_resource'
import { routeId } from '#core/http/route_id'
import { writerOf } from '#core/resources/writer'
import type { HttpContext } from '@adonisjs/core/http'

const LONGEST = 120

/** Copies of a rule: switched off, without codes and without uses. */
@inject()
export default class CartRuleCopiesController {
  constructor(
    private readonly resources: ResourceCatalogue,
    private readonly read: ReadResource,
    private readonly write: WriteResource,
    private readonly translator: Translator
  ) {}

  async store(ctx: HttpContext) {
    const made = this.resources.find('marketing.cart_rules') as MadeResource
    const original = await this.read.execute(made, routeId(ctx))
    const name = this.translator.translate(ctx.shop.locale, 'marketing.copy_of', { name: String(original.name) })
    const copy = { ...original, name: name.slice(0, LONGEST), isActive: false, code: null, usageLimit: null }
    const { id } = await this.write.create(made, copy, writerOf(ctx))
    ctx.response.status(201)
    return { data: { id } }
  }
}
